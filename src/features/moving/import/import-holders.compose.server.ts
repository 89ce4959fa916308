import { keyColumns } from '../../../model/noun.ts';
import { db } from '../../../platform/database/database.ts';
import { versioned } from '../../nouns.ts';
import { writtenNouns, type WrittenNoun } from '../moving.ts';

/** The records that already have the slug or name of one of the source. */
export type Holders = {
  find: (noun: WrittenNoun, values: Record<string, unknown>) => string | undefined;
  add: (noun: WrittenNoun, values: Record<string, unknown>, id: string) => void;
  keyName: (noun: WrittenNoun) => string;
};

export async function readHolders(): Promise<Holders> {
  const found = new Map<string, string>();
  for (const noun of writtenNouns) {
    const rows = await db
      .selectFrom(db.dynamic.table(noun).as('present'))
      .select(['id', ...keyColumns(versioned[noun].noun)].map((column) => db.dynamic.ref(column)))
      .execute();
    for (const row of rows as { id: string }[]) add(noun, row, row.id);
    const drafts = await db
      .selectFrom('drafts')
      .select(['recordId', 'record'])
      .where('noun', '=', noun)
      .execute();
    for (const { recordId, record } of drafts)
      add(noun, JSON.parse(record) as Record<string, unknown>, recordId);
  }

  function add(noun: WrittenNoun, values: Record<string, unknown>, id: string) {
    const key = recordKey(noun, values);
    if (key !== undefined) found.set(key, id);
  }

  return {
    add,
    find: (noun, values) => found.get(recordKey(noun, values) ?? ''),
    keyName: (noun) => keyColumns(versioned[noun].noun).join(' and '),
  };
}

function recordKey(noun: WrittenNoun, values: Record<string, unknown>) {
  const parts = keyColumns(versioned[noun].noun).map((column) => values[column]);
  return parts.every((part) => typeof part === 'string' && part !== '')
    ? `${noun} ${parts.join('\n')}`
    : undefined;
}
