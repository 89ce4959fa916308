import { beforeEach, describe, expect, test } from 'vitest';
import { demoLanguages } from '../../features/settings/languages.demo.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { makeMember } from '../../../tests/fixtures/members.ts';
import { daniel, ingrid, saved as savedPartner } from '../../../tests/fixtures/partner.ts';
import { kestrel, saved as savedProject } from '../../../tests/fixtures/project.ts';
import { onePlace } from '../../../tests/fixtures/place.ts';
import { done, manySeen, seen } from '../../../tests/fixtures/records.ts';
import { undoAll } from '../../../tests/fixtures/undo.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { NeedsConsent, withAsker, withConsent } from '../../platform/consent.ts';
import { changeContent } from '../../platform/database/content.ts';
import { rehearse } from '../../platform/database/transaction.ts';
import { describeMedia } from '../../features/media/library/media-library.server.ts';
import { demoPages } from '../../features/page-content/page-content.demo.ts';
import { pageRecords } from '../../features/page-content/page-content.server.ts';
import { listPublicUnlawful } from '../../features/places/unlawful-records.server.ts';
import { db } from '../../platform/database/database.ts';
import type { Consent, Question } from '../../model/consent.ts';
import type { Change, ChangeOfMany, StoredRecord } from '../../model/record.ts';
import type { Member } from '../../model/rights.ts';
import type { Translated } from '../../model/translations/units.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import type { SectionName, SiteSettings } from '../../site/settings/sections.ts';
import { nounActions } from '../../features/nouns.server.ts';
import { partnerRecords } from '../../features/partners/partners.server.ts';
import { noLegal } from '../../features/projects/project-legal.ts';
import { projectRecords } from '../../features/projects/projects.server.ts';
import { noResidences } from '../../features/residences/residence.ts';
import { recordAddress } from '../../features/record-address.ts';
import { demoBrokerages } from '../../features/settings/brokerages.demo.ts';
import { saveSection, settingsRecords } from '../../features/settings/settings.server.ts';
import {
  followSettings,
  provideSavedSettings,
} from '../../features/settings/site-settings.server.ts';
import {
  readTranslation,
  saveTranslation,
  translationRecords,
} from '../../features/translations/translations.server.ts';
import { publishNext } from '../../compose/publisher.server.ts';
import { besideSettings } from '../../features/settings/settings-checks.compose.server.ts';

type Firm = (typeof demoBrokerages)['brokerages'][number];

const ada = makeMember('ada@solmere.example');

function makePartner(partnerId: string): Member {
  return { ...makeMember('ingrid@solmere.example'), role: 'partner', partnerId };
}

const partner = { ...ingrid, city: null, brokerage: 'HALVORSEN-HALE' };
const [firm, ...otherFirms] = demoBrokerages.brokerages as [Firm, ...Firm[]];
/** The first is that of the company, and of a project without a public partner. */
const brokerages = { ...demoBrokerages, brokerages: [...otherFirms, firm] };
const claim = { value: '$1 billion', proof: 'Annual report', lookAgain: null };

const rules = [
  { of: 'project', asks: 'brokerage-licence', id: 'licence', label: 'Licence of the brokerage' },
  { of: 'project', asks: 'brokerage-word', detail: 'Realty', id: 'realty', label: 'Realty' },
  { of: 'project', asks: 'language', detail: 'fr', id: 'french', label: 'Page in French' },
];
const vendor = { of: 'project', asks: 'vendor', id: 'vendor', label: 'Vendor' };
const places = onePlace({ rules, sourced: ['record'] });

type World = {
  partner: StoredRecord;
  project: StoredRecord;
  translation: StoredRecord & { fields: Translated };
};

type Act = (world: World) => Promise<{ entryIds: (string | null | undefined)[] }>;

beforeEach(async () => {
  provideSavedSettings();
  for (const table of [
    'activity',
    'drafts',
    'schedules',
    'versions',
    'failedSteps',
    'translations',
    'projects',
    'partners',
    'news',
  ] as const)
    await db.deleteFrom(table).execute();
  await changeContent((tx) => tx.deleteFrom('settings').execute());
  await changeContent((tx) =>
    settingsRecords.add(tx, { value: demoLanguages }, ada.email, 'language'),
  );
  await followSettings();
});

/** A project that is public by its partner’s brokerage, its French, and a figure with a source. */
async function makeWorld(partnerBefore?: StoredRecord): Promise<World> {
  await save('brokerages', brokerages);
  await save('claims', { ...baseSettings.claims, annualVolume: claim });
  const savedAs = partnerBefore ?? (await savedPartner(partner));
  const input = {
    ...kestrel,
    city: 'VANCOUVER',
    partnerId: savedAs.id,
    legal: noLegal,
    residences: noResidences,
    description: 'A record: {claim.annualVolume}.',
  };
  const project = await savedProject(input);
  const key = { noun: 'projects' as const, recordId: project.id, language: 'fr-CA' };
  const { units } = (await readTranslation(key)) ?? { units: [] };
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
  const translation = done(await saveTranslation({ ...key, fields }, 'Ada'));
  await save('places', places);
  return { partner: savedAs, project, translation };
}

async function save<Name extends SectionName>(id: Name, value: SiteSettings[Name]) {
  const row = await db
    .selectFrom('settings')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst();
  const request = { id, revision: row?.revision ?? 1, value };
  const change = await saveSection(request, ada.email, besideSettings);
  done(change);
  return entriesOf(change);
}

function entriesOf(change: Change<unknown> | ChangeOfMany) {
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return 'changed' in change
    ? { entryIds: change.changed.map(({ entryId }) => entryId) }
    : { entryIds: [change.entryId] };
}

function withBrokerages(changed: object): Act {
  return () =>
    save('brokerages', { ...brokerages, brokerages: [...otherFirms, { ...firm, ...changed }] });
}

function withLanguages(others: SiteSettings['language']['others']): Act {
  return () => save('language', { ...demoLanguages, others });
}

function withPlaces(change: Parameters<typeof onePlace>[0]): Act {
  return () => save('places', onePlace({ rules, sourced: ['record'], ...change }));
}

function withOntario(cities: string[]) {
  const [ontario] = onePlace({ rules: [vendor], cities }).places;
  return ontario ? [{ ...ontario, id: 'ON', name: 'Ontario' }] : [];
}

const changedPartner = { ...partner, brokerage: 'AGENCE-LAROCHE' };

type Case = {
  what: string;
  /** What is there before. */
  prepare?: (world: World) => Promise<void>;
  act: Act;
  verb?: Question['act'];
  reason?: RegExp;
};

const cases: Case[] = [
  { what: 'renaming a brokerage', act: withBrokerages({ name: 'Halvorsen & Hale Ltd.' }) },
  { what: 'clearing a licence @long', act: withBrokerages({ licence: null }) },
  {
    what: 'changing the brokerage of partners without one @long',
    prepare: async (world) => {
      await save('brokerages', demoBrokerages);
      done(
        await partnerRecords.save({ ...partner, brokerage: '', ...seen(world.partner) }, ada.email),
      );
    },
    act: () => save('brokerages', brokerages),
  },
  {
    what: 'taking away the source of a figure',
    act: () => save('claims', { ...baseSettings.claims, annualVolume: { ...claim, proof: null } }),
    reason: /“record” needs a source/,
  },
  {
    what: 'taking a language from the public',
    act: withLanguages(demoLanguages.others.map((one) => ({ ...one, state: 'preparation' }))),
  },
  { what: 'removing a language @long', act: withLanguages([]) },
  {
    what: 'making a rule a gate',
    prepare: async () => {
      await save('places', onePlace({ rules: [...rules, { ...vendor, force: 'advice' }] }));
    },
    act: withPlaces({ rules: [...rules, vendor] }),
  },
  {
    what: 'adding a word',
    act: withPlaces({ sourced: [], forbidden: ['record'] }),
    reason: /“record” is not allowed/,
  },
  {
    what: 'moving a city to another place',
    act: () => {
      const others = onePlace({ rules, cities: [] }).places;
      return save('places', {
        places: [...others, ...withOntario(['VANCOUVER'])],
        marketedFrom: null,
      });
    },
    reason: /^Ontario asks for/,
  },
  {
    what: 'marketing from another place @long',
    act: () =>
      save('places', { places: [...places.places, ...withOntario([])], marketedFrom: 'ON' }),
    reason: /^Ontario asks for/,
  },
  {
    what: 'saving a partner with another brokerage',
    act: async (world) =>
      entriesOf(
        await partnerRecords.save({ ...changedPartner, ...seen(world.partner) }, ada.email),
      ),
  },
  {
    what: 'publishing the draft of a partner',
    prepare: async (world) => {
      const input = { ...changedPartner, ...seen(world.partner) };
      done(await partnerRecords.saveDraft(input, ada.email));
    },
    act: async (world) => {
      const records = manySeen(world.partner);
      return entriesOf(await partnerRecords.changeMany('publish', records, ada.email));
    },
  },
  {
    what: 'unpublishing a partner',
    act: async (world) => entriesOf(await partnerRecords.unpublish(seen(world.partner), ada.email)),
    verb: 'unpublish',
  },
  {
    what: 'deleting a partner @long',
    act: async (world) => entriesOf(await partnerRecords.remove(seen(world.partner), ada.email)),
    verb: 'delete',
  },
  {
    what: 'unpublishing partners at once @long',
    prepare: addPartner,
    act: async () => {
      const both = manySeen(...(await partnerRecords.list()));
      return entriesOf(await partnerRecords.changeMany('unpublish', both, ada.email));
    },
    verb: 'unpublish',
  },
  {
    what: 'deleting partners at once @long',
    prepare: addPartner,
    act: async () => {
      const both = manySeen(...(await partnerRecords.list()));
      return entriesOf(await partnerRecords.changeMany('remove', both, ada.email));
    },
    verb: 'delete',
  },
  {
    what: 'unpublishing a translation',
    act: async (world) =>
      entriesOf(await translationRecords.unpublish(seen(world.translation), ada.email)),
    verb: 'unpublish',
  },
  {
    what: 'deleting a translation @long',
    act: async (world) =>
      entriesOf(await translationRecords.remove(seen(world.translation), ada.email)),
    verb: 'delete',
  },
];

async function addPartner() {
  await savedPartner({ ...daniel, city: null });
}

/** What an action answers. */
async function answer<T>(run: () => Promise<T>, consent?: Consent, member: Member = ada) {
  try {
    return { result: await withAsker({ member, consent }, run) };
  } catch (cause) {
    if (cause instanceof NeedsConsent) return { question: cause.question };
    throw cause;
  }
}

function unpublishing(...ids: string[]): Consent {
  return { unpublish: ids, stay: [] };
}

/** What visitors see, and how much was ever written. */
async function everything() {
  return {
    projects: (await projectRecords.list()).map(({ id, revision }) => `${id} ${revision}`),
    partners: (await partnerRecords.list()).map(({ id, revision }) => `${id} ${revision}`),
    translations: (await translationRecords.list()).map(({ id, revision }) => `${id} ${revision}`),
    settings: await db.selectFrom('settings').selectAll().orderBy('id').execute(),
    versions: await countWritten('versions'),
    activity: await countWritten('activity'),
  };
}

describe.each(cases)(
  '$what',
  ({ prepare, act, verb = 'save', reason = /^British Columbia asks for/ }) => {
    test('asks first, unpublishes with consent, and undoes both @once', async () => {
      const first = await makeWorld();
      const { id } = first.project;
      await prepare?.(first);
      const world = { ...first, partner: await findEdited(first.partner) };
      const before = await everything();
      const { question } = await answer(() => act(world));
      const asked = { noun: 'projects', one: 'project', id, name: 'Kestrel House' };
      const why = { reason: expect.stringMatching(reason) as string, canUnpublish: true };
      const records = [{ ...asked, ...why }];
      expect(question).toMatchObject({ outcome: 'asked', act: verb, records });
      for (const stale of [['another'], [id, 'another'], []])
        expect((await answer(() => act(world), unpublishing(...stale))).question).toEqual(question);
      expect(await everything()).toEqual(before);

      const { result } = await answer(() => act(world), unpublishing(id));
      expect((await everything()).projects).toEqual([]);
      const [hidden] = await projectRecords.listEdited();
      expect(hidden?.publication?.state).toBe('hidden');
      expect(await undoAll(result?.entryIds ?? [])).toMatchObject({ refused: [] });
      expect(await seenByVisitors()).toEqual(visible(before));
    });
  },
);

async function countWritten(table: 'versions' | 'activity') {
  return (await db.selectFrom(table).select('id').execute()).length;
}

async function findEdited(row: StoredRecord) {
  return (await partnerRecords.listEdited()).find(({ id }) => id === row.id) ?? row;
}

async function seenByVisitors() {
  return visible(await everything());
}

function visible({ projects, partners, translations, settings: rows }: Everything) {
  const ids = [projects, partners, translations].map((all) =>
    all.map((one) => one.split(' ')[0] ?? '').toSorted(byText),
  );
  return [...ids, rows.map(({ id, value }) => [id, JSON.parse(value) as object])];
}

function byText(one: string, other: string) {
  return one.localeCompare(other);
}

type Everything = Awaited<ReturnType<typeof everything>>;

test('what is unpublished with something else may take more with it, and all is one undo', async () => {
  const world = await makeWorld();
  const licence = { of: 'brokerage', asks: 'brokerage-licence', id: 'all', label: 'Licence' };
  await save('places', onePlace({ rules: [licence] }));
  const before = await seenByVisitors();
  const clear = withBrokerages({ licence: null });
  const { question } = await answer(() => clear(world));
  const ids = [world.partner.id, world.project.id];
  expect(new Set(question?.records.map(({ id }) => id))).toEqual(new Set(ids));
  const some = await answer(() => clear(world), unpublishing(world.project.id));
  expect(some.question).toEqual(question);
  const { result } = await answer(() => clear(world), unpublishing(...ids));
  expect(await everything()).toMatchObject({ projects: [], partners: [] });
  expect(await undoAll(result?.entryIds ?? [])).toMatchObject({ refused: [] });
  expect(await seenByVisitors()).toEqual(before);
});

test('what is against a new rule may stay public, and is named on the dashboard @once', async () => {
  const world = await makeWorld();
  const { id } = world.project;
  const add = withPlaces({ forbidden: ['record'] });
  expect((await answer(() => add(world))).question?.mayStay).toBe(true);
  await answer(() => add(world), { unpublish: [], stay: [id] });
  const named = await listPublicUnlawful(new Date());
  expect(named.map(({ noun, recordId }) => [noun, recordId])).toContainEqual(['projects', id]);
  // What was against a rule before is not asked about again.
  const renamed = await answer(() => withBrokerages({ name: 'Hale Ltd.' })(world));
  expect(renamed.result).toBeDefined();
});

test('other changes keep nothing public that they make unlawful @once', async () => {
  const world = await makeWorld();
  const stay: Consent = { unpublish: [], stay: [world.project.id] };
  const { question } = await answer(() => withBrokerages({ licence: null })(world), stay);
  expect(question?.mayStay).toBe(false);
  expect((await everything()).projects).toHaveLength(1);
});

test('a page that cannot be unpublished stops the change, unless it may stay', async () => {
  await db.deleteFrom('pages').execute();
  const about = demoPages.find(({ slug }) => slug === 'about');
  const { id } = await changeContent((tx) => pageRecords.add(tx, about as never, ada.email));
  const [word = ''] = /(?<=[a-z] )[a-z]{7,}(?= [a-z])/.exec(JSON.stringify(about?.content)) ?? [];
  const add = () => save('places', { ...onePlace({ forbidden: [word] }), marketedFrom: 'BC' });
  const { question } = await answer(add);
  expect(question).toMatchObject({
    mayStay: true,
    records: [{ noun: 'pages', id, canUnpublish: false }],
  });
  expect((await answer(add, unpublishing(id))).question).toEqual(question);
  expect((await answer(add, { unpublish: [], stay: [id] })).result).toBeDefined();
});

test('an action takes the consent beside its input, and names the form of each record @once', async () => {
  const world = await makeWorld();
  const { id } = world.project;
  const { input, run } = nounActions.partners.remove;
  const call = (consent?: object) => {
    const sent = { ...seen(world.partner), ...(consent && { consent }) };
    const asker = { member: ada, addressOf: recordAddress };
    return withConsent(sent, asker, (own) => run(input.parse(own), ada.email, ada));
  };
  const address = `/admin/projects?edit=${id}`;
  const question = await call();
  expect(question).toMatchObject({ outcome: 'asked', records: [{ id, address }] });
  for (const odd of [{}, { unpublish: 'all' }, { unpublish: [], stay: [id] }])
    expect(await call(odd)).toEqual(question);
  expect(await call(unpublishing(id))).toMatchObject({ outcome: 'done' });
});

test('a partner is told how many projects depend on the profile, and to ask an editor @once', async () => {
  const world = await makeWorld();
  const before = await everything();
  const own = makePartner(world.partner.id);
  const change = () =>
    partnerRecords.save({ ...changedPartner, ...seen(world.partner) }, own.email);
  const refusal = {
    outcome: 'refused',
    fields: {
      '': 'This would leave 1 public record against a rule. Ask an editor to make this change.',
    },
  };
  for (const consent of [undefined, unpublishing(world.project.id)])
    expect((await answer(change, consent, own)).result).toEqual(refusal);
  expect(await everything()).toEqual(before);
});

test('an import and other systems, which cannot be asked, are refused with the reason @once', async () => {
  const world = await makeWorld();
  const before = await everything();
  const change = () =>
    partnerRecords.save({ ...changedPartner, ...seen(world.partner) }, ada.email);
  const why = expect.stringMatching(
    /^This would leave “Kestrel House” against a rule. Unpublish first. British Columbia asks for/,
  ) as string;
  expect(await change()).toEqual({ outcome: 'refused', fields: { '': why } });
  expect(await rehearse(change)).toEqual({ outcome: 'refused', fields: { '': why } });
  await addPartner();
  const [, other] = await partnerRecords.list();
  const both = manySeen(world.partner, other as StoredRecord);
  const { changed, refused } = await partnerRecords.changeMany('unpublish', both, ada.email);
  expect(refused).toEqual([{ id: world.partner.id, why }]);
  expect(changed).toMatchObject([{ id: other?.id }]);
  expect(await everything()).toMatchObject({ projects: before.projects });
});

test('an undo that leaves a project against a rule asks first', async () => {
  await save('brokerages', brokerages);
  const first = await savedPartner(changedPartner);
  const change = await partnerRecords.save({ ...partner, ...seen(first) }, ada.email);
  const world = await makeWorld({ ...first, revision: 2 });
  const entryIds = entriesOf(change).entryIds;
  const { question } = await answer(() => undoAll(entryIds));
  expect(question).toMatchObject({ act: 'undo', records: [{ id: world.project.id }] });
  const { result } = await answer(() => undoAll(entryIds), unpublishing(world.project.id));
  expect(result).toMatchObject({ undone: [{ entryId: entryIds[0] }], refused: [] });
  expect((await everything()).projects).toEqual([]);
});

describe('a step that is scheduled', () => {
  const at = new Date(Date.now() + hourMs).toISOString();
  const end = new Date(Date.now() + 2 * hourMs).toISOString();

  test.each([
    {
      what: 'the end of a partner',
      input: partner,
      times: { publishAt: at, unpublishAt: end },
      time: end,
    },
    { what: 'another brokerage', input: changedPartner, times: { publishAt: at }, time: at },
  ])(
    'asks about $what, and ends what depends on it at the same time',
    async ({ input, times, time }) => {
      const world = await makeWorld();
      const { id } = world.project;
      const before = await everything();
      const change = () =>
        partnerRecords.schedule({ ...input, ...seen(world.partner), ...times }, ada.email);
      const { question } = await answer(change);
      expect(question).toMatchObject({ act: 'schedule', records: [{ id, canUnpublish: true }] });
      expect(await everything()).toEqual(before);
      const { result } = await answer(change, unpublishing(id));
      expect(result).toMatchObject({ outcome: 'done' });
      const [project] = await projectRecords.listEdited();
      expect(project?.publication).toMatchObject({ isPublic: true, unpublishAt: time });
      while (await publishNext(new Date(time)));
      expect((await everything()).projects).toEqual([]);
      const [edited] = await partnerRecords.listEdited();
      expect(edited?.publication).toMatchObject({ problem: null, publishAt: null });
      expect(edited?.publication?.isPublic).toBe(time === at);
    },
  );

  test('waits at its time if it would leave a project against a rule that came later', async () => {
    await makeWorld();
    await save('places', onePlace({}));
    const world = { partner: (await partnerRecords.list())[0] as StoredRecord };
    const times = { publishAt: at, unpublishAt: end };
    done(
      await partnerRecords.schedule(
        { ...changedPartner, ...seen(world.partner), ...times },
        ada.email,
      ),
    );
    await save('places', places);
    while (await publishNext(new Date(at)));
    const [edited] = await partnerRecords.listEdited();
    expect(edited?.publication?.problem).toMatch(/^This would leave “Kestrel House” against/);
    await publishNext(new Date(end));
    expect(await everything()).toMatchObject({
      projects: [expect.anything()],
      partners: [expect.anything()],
    });
    expect(await db.selectFrom('failedSteps').selectAll().execute()).toMatchObject([
      { action: 'unpublish', recordId: world.partner.id },
    ]);
  });
});

test('a new text of an image, which its translation does not have yet, is asked about @once', async () => {
  const url = '/media/images/projects/0123456789abcdef_1200x1500_a29a8c.jpg';
  await db.deleteFrom('media').execute();
  await insertMedia(url, { alt: 'A tower' });
  const world = await makeWorld();
  await save('places', onePlace({ rules: [] }));
  const { id, ...shown } = { ...world.project, heroUrl: url };
  const project = done(await projectRecords.save({ ...shown, id } as never, ada.email));
  const key = { noun: 'projects' as const, recordId: id, language: 'fr-CA' };
  const { units } = (await readTranslation(key)) ?? { units: [] };
  const texts = units.map(({ path, source }) => [path, { source, text: `FR ${source}` }]);
  const { revision } = world.translation;
  done(await saveTranslation({ ...key, revision, fields: Object.fromEntries(texts) }, 'Ada'));
  await save('places', places);
  const rename = () =>
    describeMedia(
      { url, revision: 1, alt: 'Another tower', focal: { x: 0.5, y: 0.5 }, posterUrl: null },
      ada.email,
    );
  const { question } = await answer(rename);
  const reason = expect.stringContaining('1 text is not public in French') as string;
  expect(question).toMatchObject({ act: 'save', records: [{ id, reason }] });
  expect(await projectRecords.list()).toMatchObject([{ id, revision: project.revision }]);
  const { result } = await answer(rename, unpublishing(id));
  expect(result).toMatchObject({ outcome: 'done' });
  expect(await projectRecords.list()).toEqual([]);
});
