import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { demoPartners } from '../../../src/features/partners/partners.demo.ts';
import type { PartnerRow } from '../../../src/features/partners/partner.ts';
import type { Change } from '../../../src/model/record.ts';
import { callAction, type Editor } from './editor.ts';

const [ingrid] = demoPartners;

/** What the database knows of partners. */
export type Rows = {
  partners: { id: string; revision: number; display_order: number }[];
  drafts: { record_id: string; revision: number }[];
  schedules: { record_id: string; publish_at: string | null }[];
  versions: { record_id: string; revision: number; is_public: number }[];
  activity: { subject_id: string; revision: number; act: string }[];
};

export const queries: Record<keyof Rows, string> = {
  partners: 'select * from partners',
  drafts: `select * from drafts where noun = 'partners'`,
  schedules: `select * from schedules where noun = 'partners'`,
  versions: `select * from versions where noun = 'partners'`,
  activity: `select * from activity where kind = 'partners'`,
};

/** A partner without pictures, whom nobody has saved yet. */
function newPartner(name: string) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { ...ingrid, id: randomUUID(), name, slug, imageUrl: null, logoUrl: null };
}

export async function draftPartnerAs(editor: Editor, name: string) {
  return done(await callAction(editor, 'partners.saveDraft', newPartner(name)));
}

/** Its draft becomes public at a moment, in milliseconds. */
export async function schedulePartnerAs(editor: Editor, name: string, time: number) {
  const publishAt = new Date(time).toISOString();
  return done(await callAction(editor, 'partners.schedule', { ...newPartner(name), publishAt }));
}

function done(change: Change<PartnerRow>) {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change.record;
}

/** Holds that each draft is still what it was, or public by one version and one entry. Gives the ids of those that are. */
export function findPublishedIds(rows: Rows, drafts: readonly { id: string; revision: number }[]) {
  const places = rows.partners.map(({ display_order }) => display_order);
  expect(places.toSorted((a, b) => a - b)).toEqual([...places.keys()]);
  return drafts.flatMap(({ id, revision }) => {
    const later = rows.versions.filter((one) => one.record_id === id && one.revision > revision);
    const entries = rows.activity.filter((one) => one.subject_id === id && one.act === 'published');
    const draft = rows.drafts.find((one) => one.record_id === id);
    const isScheduled = rows.schedules.some((one) => one.record_id === id);
    const row = rows.partners.find((one) => one.id === id);
    const isPublic = row !== undefined;
    const found = { row: row?.revision, draft: draft?.revision, later, entries };
    const marks = { revision: revision + 1 };
    expect(found).toMatchObject(
      isPublic
        ? { row: revision + 1, later: [{ ...marks, is_public: 1 }], entries: [marks] }
        : { draft: revision, later: [], entries: [] },
    );
    expect(isPublic && (isScheduled || draft !== undefined)).toBe(false);
    return isPublic ? [id] : [];
  });
}
