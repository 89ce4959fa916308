import type { Transaction } from '../platform/database/database.ts';
import { env } from '../platform/env/env.ts';
import { raiseEvents } from '../platform/webhooks/events.ts';
import type { StoredRecord } from './record.ts';
import type { RecordEvent } from './record-event.ts';
import type { RecordKind } from './record-kind.server.ts';
import { recordName } from './versions.server.ts';

/** Tells webhooks that a record became public, changed in public, or is no longer public. */
export async function tellOfRecord<Row extends StoredRecord>(
  tx: Transaction,
  kind: Pick<RecordKind<never, Row>, 'noun' | 'pageAddress' | 'eventsOf'>,
  { before, after }: { before: Row | null | undefined; after: Row | null | undefined },
) {
  const { noun, pageAddress, eventsOf } = kind;
  const record = after ?? before;
  // Settings are neither added nor published.
  if (!record || (noun.isFixed && !noun.hasDrafts)) return;
  const subject = `${noun.name}:${record.id}`;
  const type = after ? 'record.published' : 'record.unpublished';
  await raiseEvents(tx, [type, ...(eventsOf ? (['home.changed'] as const) : [])], () => [
    { type, subject, data: recordEvent(record) },
    ...(before && after ? (eventsOf?.(before, after, env.siteUrl) ?? []) : []).map((data) => ({
      type: 'home.changed' as const,
      subject,
      data,
    })),
  ]);

  function recordEvent(row: Row): RecordEvent {
    const slug = noun.hasPages && 'slug' in row ? String(row.slug) : null;
    const path = slug === null ? undefined : pageAddress?.(slug);
    return {
      kind: noun.name,
      id: row.id,
      revision: row.revision,
      slug,
      name: recordName(row),
      url: path === undefined ? null : new URL(path, env.siteUrl).href,
      isFirst: !before,
    };
  }
}
