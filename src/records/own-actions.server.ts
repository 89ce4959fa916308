import type { Member } from '../lib/rights.ts';
import { NotOwn } from '../platform/actions.ts';

/** What is somebody's own of the records of a noun. */
export type OwnRecords = {
  idsOf: (member: Member) => Promise<readonly string[]>;
  /** Else it can be read alone. */
  isWritten: boolean;
};

/** Does to a record that is the member's own what is done to any. */
export function ofOwn<Input, Answer>(
  run: (input: Input, editor: string) => Promise<Answer>,
  own: OwnRecords | false | undefined,
) {
  if (!own) return undefined;
  return async (input: Input, member: Member) => {
    const { id } = input as { id?: string };
    if (id === undefined || !(await own.idsOf(member)).includes(id)) throw new NotOwn();
    return run(input, member.email);
  };
}

export async function filterOwn<Listed>(records: Listed[], { idsOf }: OwnRecords, member: Member) {
  const ids = new Set<unknown>(await idsOf(member));
  return records.filter((record) => ids.has((record as { id?: unknown }).id));
}
