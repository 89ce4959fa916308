import type { ListExtent, ListPart, StoredRecord } from '../model/record.ts';
import type { Member } from '../model/rights.ts';
import { NotOwn } from '../platform/actions.ts';

/** The records of a noun that belong to a member. */
export type OwnRecords = {
  findIds: (member: Member) => Promise<readonly string[]>;
  /** False if members can only read them. */
  isWritten: boolean;
};

/** Restricts an action on a record to the member's own records. */
export function restrictToOwn<Input, Answer>(
  run: (input: Input, editor: string) => Promise<Answer>,
  own: OwnRecords | false | undefined,
) {
  if (!own) return undefined;
  return async (input: Input, member: Member) => {
    const { id } = input as { id?: string };
    if (id === undefined || !(await own.findIds(member)).includes(id)) throw new NotOwn();
    return run(input, member.email);
  };
}

export async function filterOwn<Listed>(
  records: Listed[],
  { findIds }: OwnRecords,
  member: Member,
) {
  const ids = new Set<unknown>(await findIds(member));
  return records.filter((record) => ids.has((record as { id?: unknown }).id));
}

/** A short list as a single part. */
export function singlePart<Listed extends StoredRecord>(records: Listed[]): ListPart<Listed> {
  const states: ListExtent['states'] = {};
  for (const { publication } of records)
    if (publication) states[publication.state] = (states[publication.state] ?? 0) + 1;
  const placed = records.filter(({ publication }) => publication?.isPublic ?? true).length;
  return { records, total: records.length, placed, states, version: '' };
}
