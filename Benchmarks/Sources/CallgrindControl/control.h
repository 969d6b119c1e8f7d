// Requests to callgrind, which do nothing in a program that it does not run.

/// Sets all counts to zero.
void count_from_zero(void);

/// Writes the counts to a file with a name in it, and sets them to zero.
void dump_count(const char *name);
