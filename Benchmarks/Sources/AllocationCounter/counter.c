// Counts the bytes that a process has allocated, now and at the peak. It is preloaded, so that the
// count is the same rule for every program that allocates through the C library (glibc).
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static atomic_size_t live, peak;

// What a program asks for by name; `begin` forgets the former peak.
void allocation_counter_begin(void) { atomic_store(&peak, live); }
size_t allocation_counter_live(void) { return live; }
size_t allocation_counter_peak(void) { return peak; }

static void *added(void *block) {
  if (block == NULL) return NULL;
  size_t now = atomic_fetch_add(&live, malloc_usable_size(block)) + malloc_usable_size(block);
  size_t before = peak;
  while (now > before && !atomic_compare_exchange_weak(&peak, &before, now)) {}
  return block;
}

static void removed(void *block) {
  if (block != NULL) atomic_fetch_sub(&live, malloc_usable_size(block));
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (block == NULL) return 12;  // ENOMEM
  *result = block;
  return 0;
}

// A block that moves is held twice for a moment; this counts it once, as the kernel may remap it.
void *realloc(void *block, size_t size) {
  size_t before = block == NULL ? 0 : malloc_usable_size(block);
  void *result = __libc_realloc(block, size);
  if (result == NULL && size > 0) return NULL;
  atomic_fetch_sub(&live, before);
  return added(result);
}

void free(void *block) {
  removed(block);
  __libc_free(block);
}
