import type { Change, StoredRecord } from '../src/records/record.ts';

/** The record of a change that has to have been made. */
export function done<Row>(change: Change<Row>): Row {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change.record;
}

/** The record as an editor has it on the screen. */
export function seen({ id, revision }: StoredRecord) {
  return { id, revision };
}

export function manySeen(...records: StoredRecord[]) {
  return { records: records.map(seen) };
}
