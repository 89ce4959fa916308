import type { StoredRecord } from '../record.ts';
import type { RecordKind } from '../record-kind.server.ts';
import { FieldError } from '../revisions.server.ts';

/** A draft needs the name by which editors recognise it. */
export function requireName<Input extends object, Row extends StoredRecord>(
  { noun: { nameIn } }: RecordKind<Input, Row>,
  input: Input,
) {
  const name = new Map<string, unknown>(Object.entries(input)).get(nameIn);
  if (name === '') throw new FieldError({ [nameIn]: 'Required.' });
}

/** A scheduled draft must already be valid: nobody can correct it at publication. */
export function requireWhole<Input extends object, Row extends StoredRecord>(
  { schema }: RecordKind<Input, Row>,
  input: Input,
) {
  const issues = schema.safeParse(input).error?.issues ?? [];
  if (issues.length === 0) return;
  throw new FieldError(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed()),
  );
}
