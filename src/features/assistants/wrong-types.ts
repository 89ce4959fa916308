import type { z } from 'zod';
import { valueAtPath } from '../../lib/values/value-at-path.ts';

/** The paths of values that no form can write, such as a list in place of a text. What is only not valid yet is left out. */
export function wrongTypes(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  parent: readonly PropertyKey[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...parent, ...issue.path];
    return isWrongType(issue, value, path) ? [path.join('.')] : [];
  });
}

function isWrongType(issue: z.core.$ZodIssue, value: unknown, path: readonly PropertyKey[]) {
  if (issue.code === 'invalid_type') return true;
  if (issue.code === 'invalid_value') {
    const found = valueAtPath(value, path);
    return !issue.values.some((each) => typeof each === typeof found);
  }
  if (issue.code !== 'invalid_union') return false;
  return issue.errors.every((errors) => wrongTypes(errors, value, path).length > 0);
}
