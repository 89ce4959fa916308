import { config, type ZodType } from 'zod';
import type { Errors } from './error-fields.ts';

// The content security policy of these pages forbids the code that zod would compile.
config({ jitless: true });

/** The first error of each field of an input. */
export function schemaErrors(schema: ZodType, input: unknown): Errors {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join('.'), message]).toReversed(),
  );
}
