import { z } from 'zod';

/** What may be searched for. Databases know no text with NUL in it. */
export const searchSchema = z
  .string()
  .refine((text) => !text.includes('\0'), 'Must not contain NUL');
