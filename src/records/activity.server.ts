import { logActivity, type Activity } from '../platform/activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/tables.ts';
import type { StoredRecord } from './record.ts';
import { findDraft } from './publishing/drafts.server.ts';
import { isInTable } from './preview-target.server.ts';

/** The columns that can name a record. The first with a value is used. */
const nameColumns = ['name', 'author', 'title', 'slug'];

/** Logs the action that a new version represents. Call it before the version is inserted. */
export async function logVersion(
  tx: Transaction,
  noun: NounName,
  record: StoredRecord,
  editor: string,
  marks: { isDeleted: 0 | 1; isPublic: 0 | 1; act: Activity['act'] | undefined },
) {
  await logActivity(tx, {
    actor: editor,
    kind: noun,
    act:
      marks.isDeleted === 1
        ? 'deleted'
        : (marks.act ?? (await findVersionAction(tx, noun, record, marks.isPublic))),
    subjectId: record.id,
    revision: record.revision,
    name: recordName(record),
  });
}

export async function logMove(
  tx: Transaction,
  noun: NounName,
  id: string,
  { editor, from, to }: { editor: string; from: number; to: number },
) {
  const row = await tx.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await logActivity(tx, {
    actor: editor,
    kind: noun,
    act: 'moved',
    subjectId: id,
    name: recordName(row),
    detail: `${from} ${to}`,
  });
}

export function recordName(record: object) {
  const values = new Map<string, unknown>(Object.entries(record));
  const name = nameColumns.map((column) => values.get(column)).find(Boolean);
  return typeof name === 'string' ? name : '';
}

/** What publishing a record does after its last version. */
export function publicationAction(
  last: { isDeleted: 0 | 1; isPublic: 0 | 1 } | undefined,
): 'added' | 'restored' | 'saved' | 'published' {
  if (!last) return 'added';
  if (last.isDeleted === 1) return 'restored';
  return last.isPublic === 1 ? 'saved' : 'published';
}

/** What a draft does, by what was there before it and the schedule it has. */
export function draftAction({
  newest,
  published,
  publishAt,
}: {
  newest: { isDeleted: 0 | 1; isPublic: 0 | 1 } | undefined;
  published: object | null;
  publishAt: string | null;
}) {
  if (newest?.isDeleted === 1) return 'restored';
  if (publishAt !== null) return 'scheduled';
  return newest?.isPublic === 1 && !published ? 'hidden' : 'drafted';
}

async function findVersionAction(
  tx: Transaction,
  noun: NounName,
  { id, revision }: StoredRecord,
  isPublic: 0 | 1,
) {
  const last = await tx
    .selectFrom('versions')
    .select(['isDeleted', 'isPublic'])
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('revision', '=', revision - 1)
    .executeTakeFirst();
  if (isPublic === 1) return publicationAction(last);
  if (last?.isDeleted === 1) return 'restored';
  const draft = await findDraft(tx, noun, id);
  if (draft?.publishAt) return 'scheduled';
  const isHidden = last?.isPublic === 1 && !(await isInTable(noun, id, tx));
  return isHidden ? 'hidden' : 'drafted';
}
