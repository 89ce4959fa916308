import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { demoPartners } from '../../../src/features/partners/partners.demo.ts';
import type {
  TranslationRecord,
  TranslationView,
} from '../../../src/features/translations/translation.ts';
import type { Change } from '../../../src/model/record.ts';
import { isLong } from '../../set-up/long.ts';
import {
  callAction,
  partnerWithoutImages,
  movePartnerAs,
  removePartnerAs,
  savePartnerAs,
  signInEditor,
  type Editor,
} from '../sites/editor.ts';
import { queryOnce } from '../../sites/postgres.ts';
import { startDemoPostgres } from '../sites/demo-postgres.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  startSite,
  stopSite,
  until,
} from '../sites/site.ts';

/** How often the server or the database is killed. `KILLS=100 vitest run --project system kills` takes some minutes. */
const kills = Number(process.env['KILLS'] ?? (isLong ? 50 : 1));
const writers = 3;

afterAll(endSites);

type Row = { id: string; name: string; display_order: number; revision: number };
type Version = { record_id: string; revision: number; is_deleted: number; record: string };
type Tables = {
  partners: Row[];
  versions: Version[];
  /** The texts of translations that visitors read and that editors do, by translation. */
  published: Text[];
  drafted: Text[];
};

type Text = { id: string; record: string };

/** What a writer knows of its one partner: what was acknowledged, and what it had asked for when the answer failed. */
type Knowledge = {
  id?: string;
  name?: string;
  revision?: number;
  deleted?: string;
  asked?: { name?: string; isDeleted?: true };
  /** Its translation of a partner of the demo content. */
  french?: French;
};

type French = { id: string; recordId: string; text: string | undefined; asked?: string };

test(
  `killed ${kills} times among saves, translations, moves and deletions, the site keeps every acknowledged change`,
  { retry: 0, timeout: 600_000 },
  async () => {
    const known = newKnowledge();
    const dataFolder = await copyDemoData(inject('demoData'));
    for (let kill = 0; kill < kills; kill++) {
      const site = await startSite({ DATA_DIR: dataFolder });
      const editor = await signIn(site.origin);
      const { working, isUnderWay } = await startWork(editor, known, kill);
      expect(isUnderWay).toBe(true);
      site.child.kill('SIGKILL');
      await working;
      await site.exitCode;
      check(readSqlite(path.join(dataFolder, 'solmere.db')), known);
    }
    expectTranslations(known);
  },
);

test(
  `with PostgreSQL killed ${kills} times in the middle, every acknowledged change is there @long`,
  { retry: 0, timeout: 600_000 },
  async () => {
    const { postgres, settings } = await startDemoPostgres();
    const site = await startSite(settings);
    const known = newKnowledge();
    let interrupted = 0;
    for (let kill = 0; kill < kills; kill++) {
      const editor = await signInWhenReady(site.origin);
      const { working, isUnderWay } = await startWork(editor, known, kill);
      if (isUnderWay) interrupted++;
      await postgres.stop();
      await working;
      await postgres.start();
      check(await readPostgres(postgres.url), known);
    }
    expect(interrupted).toBeGreaterThan(0);
    expectTranslations(known);
    await stopSite(site);
  },
);

function newKnowledge() {
  return Array.from({ length: writers }, (): Knowledge => ({}));
}

/** Sets the writers to work. Settles at some moment after the first acknowledged change, or when all have failed. */
async function startWork(editor: Editor, known: Knowledge[], kill: number) {
  const acknowledged = Promise.withResolvers<void>();
  const working = Promise.all(
    known.map((knowledge, writer) =>
      work(editor, knowledge, `${writer}-${kill}`, acknowledged.resolve),
    ),
  );
  const translating = Promise.all(
    known.map((knowledge, writer) => translate(editor, knowledge, writer, `${writer}-${kill}`)),
  );
  const isUnderWay = await Promise.race([
    acknowledged.promise.then(() => true),
    working.then(() => false),
  ]);
  await after(Math.random() * 200);
  return { working: Promise.all([working, translating]), isUnderWay };
}

/** Drafts and publishes the French of a partner in turn until an answer fails. */
async function translate(editor: Editor, known: Knowledge, writer: number, label: string) {
  try {
    const partners = await callAction<{ id: string; slug: string }[]>(editor, 'partners.list');
    const recordId = partners.find(({ slug }) => slug === demoPartners[writer]?.slug)?.id ?? '';
    const key = { noun: 'partners', recordId, language: 'fr-CA' };
    const view = await callAction<TranslationView>(editor, 'translations.read', key);
    let revision = view.translation?.revision;
    const fields = Object.fromEntries(
      view.units.map(({ path: unit, source }) => [unit, { source, text: source }]),
    );
    const french = (known.french ??= { id: view.id, recordId, text: undefined });
    for (let step = 0; ; step++) {
      const text = `Texte ${label}-${step}`;
      french.asked = text;
      const input = { ...key, revision, fields: { ...fields, bio: { ...fields['bio'], text } } };
      const action = step % 2 === 0 ? 'translations.saveDraft' : 'translations.save';
      const change = await callAction<Change<TranslationRecord>>(editor, action, input);
      if (change.outcome !== 'done') throw new Error(change.outcome);
      revision = change.record.revision;
      french.text = text;
      delete french.asked;
    }
  } catch {}
}

/** Saves, deletes and moves one partner until an answer fails. */
async function work(editor: Editor, known: Knowledge, label: string, onStep: () => void) {
  try {
    for (let step = 0; ; step++) {
      await takeStep(editor, known, `Partner ${label}-${step}`);
      onStep();
      await moveOwn(editor, known);
    }
  } catch {}
}

async function takeStep(editor: Editor, known: Knowledge, name: string) {
  const { id, revision } = known;
  if (id !== undefined && revision !== undefined && Math.random() < 0.2) {
    known.asked = { isDeleted: true };
    await removePartnerAs(editor, { id, revision });
    known.deleted = id;
    delete known.id;
  } else {
    known.asked = { name };
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const change = await savePartnerAs(editor, {
      ...partnerWithoutImages,
      name,
      slug,
      id,
      revision,
    });
    if (change.outcome !== 'done') throw new Error(change.outcome);
    Object.assign(known, { id: change.record.id, name, revision: change.record.revision });
  }
  delete known.asked;
}

async function moveOwn(editor: Editor, { id }: Knowledge) {
  if (id === undefined) return;
  await movePartnerAs(editor, { id, direction: Math.random() < 0.5 ? 'up' : 'down' });
}

function check({ partners, versions, published, drafted }: Tables, known: Knowledge[]) {
  expect(partners.map((partner) => partner.display_order).toSorted((a, b) => a - b)).toEqual([
    ...partners.keys(),
  ]);
  for (const partner of partners) {
    const newest = newestOf(versions, partner.id);
    expect(newest).toMatchObject({ revision: partner.revision, is_deleted: 0 });
    expect(JSON.parse(newest?.record ?? '{}')).toMatchObject({ name: partner.name });
  }
  for (const knowledge of known) {
    settle(partners, knowledge);
    const { french } = knowledge;
    const edited = [...drafted, ...published].find(({ id }) => id === french?.id);
    if (!french || !edited) continue;
    const [stored, newest] = [edited.record, newestOf(versions, french.id)?.record ?? '{}'].map(
      (record) => (JSON.parse(record) as Pick<TranslationRecord, 'fields'>).fields['bio']?.text,
    );
    expect(stored).toBe(newest);
    if (french.text !== undefined) expect([french.text, french.asked]).toContain(stored);
    french.text = stored;
    delete french.asked;
  }
}

/** One kill may come before the first translation. */
function expectTranslations(known: Knowledge[]) {
  if (kills > 1) expect(known.map(({ french }) => french?.text)).not.toContain(undefined);
}

function newestOf(versions: Version[], id: string) {
  const own = versions.filter((version) => version.record_id === id);
  return own.toSorted((a, b) => b.revision - a.revision)[0];
}

/** Holds what a writer knows against the database, then takes over what became of its unanswered request. */
function settle(partners: Row[], known: Knowledge) {
  const { id, asked, deleted } = known;
  expect(partners.map((partner) => partner.id)).not.toContain(deleted);
  const row = partners.find((partner) => partner.id === id || partner.name === asked?.name);
  if (id !== undefined) {
    if (row) expect([known.name, asked?.name]).toContain(row.name);
    else expect(asked?.isDeleted).toBe(true);
  } else if (row) {
    expect(row.name).toBe(asked?.name);
  }
  for (const key of Object.keys(known)) if (key !== 'french') delete known[key as keyof Knowledge];
  if (row) Object.assign(known, { id: row.id, name: row.name, revision: row.revision });
}

const selectVersions = `select * from versions where noun in ('partners', 'translations')`;
const selectPublished = `select id, '{"fields":' || fields || '}' as record from translations`;
const selectDrafted = `select record_id as id, record from drafts where noun = 'translations'`;

function readSqlite(file: string): Tables {
  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const tables = {
    partners: database.prepare('select * from partners').all() as Row[],
    versions: database.prepare(selectVersions).all() as Version[],
    published: database.prepare(selectPublished).all() as Text[],
    drafted: database.prepare(selectDrafted).all() as Text[],
  };
  database.close();
  return tables;
}

async function readPostgres(connectionString: string): Promise<Tables> {
  const partners = await queryOnce<Row>(connectionString, 'select * from partners');
  const [versions, published, drafted] = [
    await queryOnce<Version>(connectionString, selectVersions),
    await queryOnce<Text>(connectionString, selectPublished),
    await queryOnce<Text>(connectionString, selectDrafted),
  ];
  return {
    partners: partners.rows,
    versions: versions.rows,
    published: published.rows,
    drafted: drafted.rows,
  };
}

async function signInWhenReady(origin: string) {
  let editor: Editor | undefined;
  await until(async () => {
    editor = await signIn(origin).catch(() => undefined);
    return editor !== undefined;
  }, 'an editor can sign in again');
  return editor as unknown as Editor;
}

function signIn(origin: string) {
  return signInEditor(origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
}

function after(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
