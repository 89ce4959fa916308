import { z } from 'zod';

/** PostgreSQL rejects text that contains NUL. */
export const searchSchema = z
  .string()
  .refine((text) => !text.includes('\0'), 'Must not contain NUL');
