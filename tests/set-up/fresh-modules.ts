import { vi } from 'vitest';

/** Files share a process and the packages in it, but none of our own modules: each has its own database and settings. */
vi.resetModules();
