import type { StoredRecord } from '../../model/record.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { currentRecords } from '../current-record.server.ts';
import { listDrafts } from '../publishing/drafts.server.ts';
import type { RecordKind } from '../record-kind.server.ts';
import type { TranslatedNoun } from '../../model/translations/units.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** The records from which translations are made: as visitors see them or, if they do not, as editors do. */
export type Sources = {
  find: (tx: Connection, id: string) => Promise<StoredRecord | null>;
  /** As editors see it. Undefined for what has no drafts. */
  findEdited?: (tx: Transaction, id: string) => Promise<StoredRecord | null>;
  /** As visitors see it, unless it is scheduled to be unpublished by then. */
  findPublicAt: (tx: Transaction, id: string, at: Date) => Promise<StoredRecord | null>;
  list: (connection?: Connection) => Promise<StoredRecord[]>;
  /** Those of the list that visitors see. */
  listPublic: (connection?: Connection) => Promise<StoredRecord[]>;
  /** Undefined for what has no events of its own, such as images. */
  kind?: Pick<RecordKind<never, StoredRecord>, 'noun' | 'pageAddress'>;
};

const sources = new Map<string, Sources>();

export function declareSources(noun: string, ofNoun: Sources) {
  sources.set(noun, ofNoun);
}

/** True if the server has loaded the records of a noun. A site has loaded those of all nouns. */
export function hasSources(noun: TranslatedNoun) {
  return sources.has(noun);
}

/** The nouns with pages of their own, each at its slug. */
export function addressedNouns() {
  return [...sources.values()].flatMap(({ kind }) => (kind?.noun.hasPages ? kind.noun.name : []));
}

export function sourcesOf(noun: TranslatedNoun) {
  const found = sources.get(noun);
  if (!found) throw new Error(`The records of ${noun} are not known`);
  return found;
}

/** The sources of a noun in its table and its drafts. */
export function recordSources<Row extends StoredRecord>(
  kind: Pick<RecordKind<never, Row>, 'noun' | 'recordFrom' | 'pageAddress'>,
): Sources {
  const { noun, recordFrom } = kind;
  const { readCurrent } = currentRecords(kind);

  async function find(tx: Connection, id: string) {
    const { published, edited } = await readCurrent(tx, id);
    return published ?? edited;
  }

  async function findEdited(tx: Transaction, id: string) {
    return (await readCurrent(tx, id)).edited;
  }

  async function findPublicAt(tx: Transaction, id: string, at: Date) {
    const { published, schedule } = await readCurrent(tx, id);
    const end = schedule.unpublishAt;
    return end !== null && end <= at.toISOString() ? null : published;
  }

  async function listPublic(connection: Connection = db) {
    const rows = await connection.selectFrom(noun.name).selectAll().orderBy('id').execute();
    return rows.map((row): StoredRecord => recordFrom(row as never));
  }

  async function list(connection: Connection = db) {
    const records = await listPublic(connection);
    if (!noun.hasDrafts) return records;
    const known = new Set(records.map(({ id }) => id));
    const drafts = await listDrafts(noun.name, connection);
    const others = drafts.filter(({ recordId }) => !known.has(recordId));
    return [...records, ...others.map(({ record }) => JSON.parse(record) as StoredRecord)];
  }

  return {
    find,
    ...(noun.hasDrafts && { findEdited }),
    findPublicAt,
    list,
    listPublic,
    kind,
  };
}
