/** Settings of glibc's malloc, read at process start: two arenas, and larger freed blocks return to the system. */
export const sparingMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
