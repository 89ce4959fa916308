/**
 * Settings of glibc's malloc, read when a process starts: two arenas instead of one per thread, and larger freed blocks
 * are returned to the system.
 */
export const sparingMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
