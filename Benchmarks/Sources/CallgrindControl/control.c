#include "control.h"
#include <valgrind/callgrind.h>

void count_from_zero(void) { CALLGRIND_ZERO_STATS; }

void dump_count(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }
