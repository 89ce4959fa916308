import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { daniel, emptyPartners } from '../../../tests/fixtures/partner.ts';
import { disclosure, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, kestrel } from '../../../tests/fixtures/project.ts';
import { done, manySeen, seen } from '../../../tests/fixtures/records.ts';
import { undoAll } from '../../../tests/fixtures/undo.ts';
import { dayMs, hourMs } from '../../lib/time/durations.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { demoNews } from '../news/news.demo.ts';
import { newsRecords } from '../news/news.server.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { noFiling, noLegal } from '../projects/project-legal.ts';
import { projectRecords } from '../projects/projects.server.ts';
import type { BulkAction, Change, ChangeOfMany, StoredRecord } from '../../model/record.ts';
import { publishNext } from '../../compose/publisher.server.ts';

type AnyChange = Promise<Change<StoredRecord>>;

/** The operations that can make a record public, for any noun. */
type AnyRecords = {
  save: (input: object, editor: string) => AnyChange;
  saveDraft: (input: object, editor: string) => AnyChange;
  schedule: (input: object, editor: string) => AnyChange;
  remove: (seen: object, editor: string) => AnyChange;
  restore: (record: object, editor: string) => AnyChange;
  unpublish: (seen: object, editor: string) => AnyChange;
  duplicate: (record: object, editor: string) => AnyChange;
  discard: (seen: object, editor: string) => AnyChange;
  add: (tx: Transaction, input: object, editor: string) => Promise<unknown>;
  changeMany: (action: BulkAction, seen: object, editor: string) => Promise<ChangeOfMany>;
  changeEverywhere: (
    tx: Transaction,
    id: string,
    change: (record: object) => object,
    editor: string,
  ) => Promise<unknown>;
  versions: (record: { id: string }) => Promise<{ revision: number; record: object }[]>;
  listEdited: () => Promise<StoredRecord[]>;
};

const expired = { ...noFiling, filedOn: '2025-01-05', expiresOn: '2025-12-31' };
const [news] = demoNews.map((item) => ({
  ...item,
  imageUrl: null,
  videoUrl: null,
  videoType: null,
}));

const subjects = [
  {
    what: 'a partner without a licence number',
    table: 'partners' as const,
    records: partnerRecords as unknown as AnyRecords,
    rules: onePlace({
      cities: [daniel.city ?? ''],
      rules: [
        { of: 'partner', asks: 'licence-number', id: 'number', label: 'Number of the licence' },
      ],
    }),
    unlawful: { ...daniel, licenceNumber: null },
    lawful: { ...daniel, licenceNumber: 'X-1' },
    field: 'licenceNumber',
    reason: 'British Columbia asks for: Number of the licence. Source: The act.',
  },
  {
    what: 'a project whose filing has expired',
    table: 'projects' as const,
    records: projectRecords as unknown as AnyRecords,
    rules: onePlace({ rules: [disclosure] }),
    unlawful: { ...kestrel, legal: { ...noLegal, filings: { 'BC/disclosure': expired } } },
    lawful: {
      ...kestrel,
      legal: { ...noLegal, filings: { 'BC/disclosure': { ...expired, expiresOn: null } } },
    },
    field: 'legal.filings.BC/disclosure.expiresOn',
    reason:
      'British Columbia asks for: Disclosure statement filed on. It expired on December 31, 2025. Source: The act.',
  },
  {
    what: 'a project with a word that is not allowed',
    table: 'projects' as const,
    records: projectRecords as unknown as AnyRecords,
    rules: onePlace({ forbidden: ['guaranteed'] }),
    unlawful: { ...kestrel, description: 'Guaranteed returns.' },
    lawful: { ...kestrel, description: 'Returns.' },
    field: 'description',
    reason: '“guaranteed” is not allowed in British Columbia. Source: The act.',
  },
  {
    what: 'news with a word that is not allowed',
    table: 'news' as const,
    records: newsRecords as unknown as AnyRecords,
    rules: { ...onePlace({ forbidden: ['guaranteed'] }), marketedFrom: 'BC' },
    unlawful: { ...news, content: 'Guaranteed returns.' },
    lawful: { ...news, content: 'Returns.' },
    field: 'content',
    reason: '“guaranteed” is not allowed in British Columbia. Source: The act.',
  },
];

const soon = new Date(Date.now() + hourMs);
const publishAt = soon.toISOString();

beforeEach(async () => {
  await emptyPartners();
  await emptyProjects();
  await db.deleteFrom('news').execute();
  usePlaces(noRules);
});

describe.each(subjects)('$what', (subject) => {
  const { records, table, rules, lawful, unlawful, field, reason } = subject;
  const refused = { outcome: 'refused', fields: { [field]: reason } };
  const enforce = () => usePlaces(rules);

  /** A record that became public before the rule. */
  async function publicBefore() {
    const record = done(await records.save(unlawful, 'Ada'));
    enforce();
    return record;
  }

  async function countPublic() {
    return (await db.selectFrom(table).select('id').execute()).length;
  }

  test('is a draft that cannot be published, scheduled or added', async () => {
    enforce();
    const draft = done(await records.saveDraft(unlawful, 'Ada'));
    expect(await records.save({ ...unlawful, ...seen(draft) }, 'Ada')).toEqual(refused);
    const schedule = { ...unlawful, ...seen(draft), publishAt };
    expect(await records.schedule(schedule, 'Ada')).toEqual(refused);
    await expect(changeContent((tx) => records.add(tx, unlawful, 'Ada'))).rejects.toThrow(reason);
    const bulk = await records.changeMany('publish', manySeen(draft), 'Ada');
    expect(bulk.refused).toEqual([{ id: draft.id, why: reason }]);
    done(await records.duplicate({ id: draft.id, newId: randomUUID() }, 'Ada'));
    expect(await countPublic()).toBe(0);
    done(await records.save({ ...lawful, ...seen(draft) }, 'Ada'));
    expect(await countPublic()).toBe(1);
  });

  test('stays a draft with the problem when its time comes', async () => {
    done(await records.schedule({ ...unlawful, publishAt }, 'Ada'));
    enforce();
    expect(await publishNext(soon)).toBe(true);
    expect(await publishNext(soon)).toBe(false);
    expect(await countPublic()).toBe(0);
    const [listed] = await records.listEdited();
    const problem = table === 'projects' ? await findProblem() : listed?.publication?.problem;
    expect(problem).toBe(reason);
  });

  test('stays public as it is, and is not published anew in any way', async () => {
    const first = await publicBefore();
    expect(await records.save({ ...unlawful, ...seen(first), slug: 'new' }, 'Ada')).toEqual(
      refused,
    );
    const everywhere = changeContent((tx) =>
      records.changeEverywhere(tx, first.id, (record) => ({ ...record }), 'Ada'),
    );
    await expect(everywhere).rejects.toThrow(reason);
    const draft = done(
      await records.saveDraft({ ...unlawful, ...seen(first), slug: 'new' }, 'Ada'),
    );
    const discarded = done(await records.discard(seen(draft), 'Ada'));
    expect(discarded.publication?.isPublic).toBe(true);
  });

  test('does not return by undo, from the bin, or as an earlier version', async () => {
    const first = await publicBefore();
    const { changed } = await records.changeMany('unpublish', manySeen(first), 'Ada');
    const undone = await undoAll(changed.map(({ entryId }) => entryId));
    expect(undone.refused.map(({ why }) => why)).toEqual([reason]);

    const revision = changed[0]?.revision;
    const published = done(await records.save({ ...lawful, id: first.id, revision }, 'Ada'));
    const [earliest] = (await records.versions(first)).toReversed();
    const version = Object.entries(earliest?.record ?? {}).filter(([key]) => key in unlawful);
    const earlier = { ...Object.fromEntries(version), ...seen(published) };
    expect(await records.save(earlier, 'Ada')).toEqual(refused);
    expect(await countPublic()).toBe(1);
    usePlaces(noRules);
    const again = done(await records.save({ ...unlawful, ...seen(published) }, 'Ada'));
    enforce();

    const removed = await records.remove(seen(again), 'Ada');
    const entryIds = removed.outcome === 'done' ? [removed.entryId] : [];
    expect((await undoAll(entryIds)).refused.map(({ why }) => why)).toEqual([reason]);
    const restored = done(await records.restore({ id: again.id }, 'Ada'));
    expect(restored.publication).toMatchObject({ isPublic: false, problem: reason });
    expect(await countPublic()).toBe(0);
  });
});

test('a project in a city without a place, or after completion, is not asked', async () => {
  const rules = [{ ...disclosure, appliesTo: 'presale' }];
  usePlaces(onePlace({ rules }));
  const presale = { ...kestrel, status: 'in-progress' };
  expect(await projectRecords.save(presale, 'Ada')).toMatchObject({
    fields: { 'legal.filings.BC/disclosure.filedOn': /^British Columbia asks for/ },
  });
  done(await projectRecords.save({ ...kestrel, status: 'completed' }, 'Ada'));
  usePlaces(onePlace({ cities: ['TOKYO'], rules }));
  done(await projectRecords.save({ ...presale, slug: 'other' }, 'Ada'));
});

test('a schedule for a day after the expiry is refused, and one before it is not', async () => {
  const filing = { ...noFiling, filedOn: '2025-01-05', expiresOn: inDays(4).slice(0, 10) };
  const project = { ...kestrel, legal: { ...noLegal, filings: { 'BC/disclosure': filing } } };
  usePlaces(onePlace({ rules: [disclosure] }));
  const late = await projectRecords.schedule({ ...project, publishAt: inDays(6) }, 'Ada');
  expect(late).toMatchObject({ outcome: 'refused' });
  done(await projectRecords.schedule({ ...project, publishAt: inDays(2) }, 'Ada'));
});

test('what is only advised about is published', async () => {
  usePlaces(onePlace({ rules: [{ ...disclosure, force: 'advice' }] }));
  expect(await projectRecords.save(kestrel, 'Ada')).toMatchObject({ outcome: 'done' });
});

function inDays(days: number) {
  return new Date(Date.now() + days * dayMs).toISOString();
}

async function findProblem() {
  const row = await db.selectFrom('schedules').select('problem').executeTakeFirst();
  return row?.problem;
}
