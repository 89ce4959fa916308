/**
 * What the C library of Linux reads when a process begins: few pools to take memory from, and what was freed in
 * larger pieces goes back to the system. By itself it keeps a pool for each thread, and more the longer it runs.
 */
export const sparingMalloc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
