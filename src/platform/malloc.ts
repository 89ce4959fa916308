/**
 * Settings of glibc's malloc, read when a process starts: two arenas instead of one for each thread, and larger
 * freed blocks go back to the system.
 */
export const sparingMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
