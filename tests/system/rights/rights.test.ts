import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../../scripts/site-build.ts';
import { isOpenToStrangers } from '../../../src/admin/session/session-paths.ts';
import { roleNames, type Role } from '../../../src/model/rights.ts';
import { isLong } from '../../set-up/long.ts';
import { readTexts, textsOfAnswer } from '../../sources/read-texts.ts';
import { oldWordsIn } from '../../sources/wording.ts';
import { askSite } from '../sites/ask.ts';
import { examplePath, listActions, listRoutes, ofEachKind } from './built-endpoints.ts';
import { actionsByRole, routesByRole } from './rights-of-roles.ts';
import { camelCased, everyInput } from './rows.ts';
import { borrowSignedIn, type Session } from '../sites/session.ts';
import type { Site } from '../sites/site.ts';

const build = await buildSite();
const actions = await listActions(build);
const routes = (await listRoutes(build)).filter(
  (route) => /^\/admin(\/|$)/.test(route) && !/\[/.test(route) && !isOpenToStrangers(route),
);

let site: Site;
let database: DatabaseSync;
let session: Session;
let [own, other] = ['', ''];
/** All roles in the long run. The others are told apart by the same table, and what a partner owns is asked below. */
const inShort = (...asked: Role[]) => (isLong ? roleNames : asked);
/** Every answer of this file, by the screen or the action. */
const answers = new Map<string, Set<string>>();

beforeAll(async () => {
  ({ site, database, session } = await borrowSignedIn());
  const partners = database.prepare('select id from partners order by display_order').all();
  [other = '', own = ''] = partners.map(({ id }) => String(id));
});

afterAll(() => database?.close());

test.each(inShort('editor'))('%s calls what the role includes, and nothing else', async (role) => {
  become(role);
  const called: string[] = [];
  // No right is kept from an owner.
  const asked = role === 'owner' ? actions.filter(isOfEachKind) : actions;
  for (const action of asked) {
    // A partner is also refused where the record is not theirs, which `own` is for their profile alone.
    const hasOwn = role === 'partner' && (isLong || action.startsWith('partners.'));
    const inputs = hasOwn ? ['{}', `{"id":"${own}"}`] : ['{}'];
    const statuses: number[] = [];
    for (const input of inputs) {
      if (isCalled(statuses)) break;
      statuses.push((await call(action, input)).status);
    }
    expect([200, 400, 403], action).toEqual(expect.arrayContaining(statuses));
    if (isCalled(statuses)) called.push(action);
  }
  const expected = asked.filter((action) => isListed(action, actionsByRole[role]));
  expect(called).toEqual(expected);
});

test.each(inShort('owner', 'partner'))(
  '%s opens what the role includes, and nothing else',
  async (role) => {
    become(role);
    const opened: string[] = [];
    for (const route of routes) {
      const { status, body } = await get(examplePath(route));
      if (status !== 403) opened.push(route);
      else if (route !== '/admin/refused') expect(body).toContain('No access');
    }
    // Its own status says that it is a refusal.
    const expected = routesByRole[role].split(' ').filter((route) => route !== '/admin/refused');
    expect(opened).toEqual(expected.toSorted());
  },
);

test('a partner reads and writes what is their own, and nothing of anybody else', async () => {
  become('partner');
  const foreign = JSON.parse(everyInput(database).body) as { id: string; email: string };
  expect(foreign.id).toBe(other);
  const before = stored();
  // Their own name, whatever else is sent.
  const ofOneself = 'enquiries.signAs';
  const tried = actions.filter((name) => isListed(name, actionsByRole.partner));
  for (const action of tried.filter((name) => name !== ofOneself)) {
    for (const body of [everyInput(database).body, JSON.stringify({ ids: [other], text: '' })]) {
      const answer = await call(action, body);
      expect(answer.body, action).not.toContain(foreign.email);
      if (answer.status === 200) expect(answer.body, action).not.toContain('"done"');
    }
  }
  expect(stored()).toEqual(before);

  for (const [action, id] of [
    ['partners.list', own],
    ['projects.list', ownProject()],
    ['enquiries.list', ownEnquiry()],
  ] as const) {
    const { body } = await call(action, action === 'enquiries.list' ? '{"page":1}' : undefined);
    const known = ids(body);
    expect(known, action).toContain(id);
    expect(known, action).not.toContain(other);
  }
  expect((await call('enquiries.open', `{"id":"${foreignEnquiry()}"}`)).status).toBe(403);
  expect((await get(`/admin/preview/partners/${other}`)).status).toBe(404);
  expect((await get(`/admin/preview/partners/${own}`)).status).toBe(200);
  expect((await get(`/admin/preview/projects/${ownProject()}`)).status).toBe(200);

  const saved = await call('partners.save', JSON.stringify(ownProfile({ bio: 'In my own words' })));
  expect(saved.body).toContain('"done"');
  expect(database.prepare('select bio from partners where id = ?').get(own)).toEqual({
    bio: 'In my own words',
  });
});

test('a partner who hosts visits of the projects of others reads and changes these alone', async () => {
  become('partner');
  const [hosted, elsewhere] = [visitWith(own), visitWith(other)];
  for (const [action, body] of [
    ['enquiries.list', '{"page":1}'],
    ['viewings.list', '{}'],
    ['palette.search', '{"text":"noor"}'],
  ] as const) {
    const known = ids((await call(action, body)).body);
    expect(known, action).toContain(hosted);
    expect(known, action).not.toContain(elsewhere);
  }
  const changes = { revision: 1, state: 'came', word: '', medium: 'in-person' };
  const time = { hostId: hostOf(own), day: '2026-01-05', time: '10:00' };
  for (const action of ['enquiries.open', 'viewings.move', 'viewings.cancel', 'viewings.mark'])
    for (const [id, status] of [
      [hosted, 200],
      [elsewhere, 403],
    ]) {
      const asked = await call(action, JSON.stringify({ id, ...changes, ...time }));
      expect(asked.status, action).toBe(status);
    }
  for (const address of ['/admin/reports', '/admin/enquiries.csv'])
    expect((await get(address)).status).toBe(403);
});

test('no answer to a partner names what others have not published, also where it shares a picture', async () => {
  const secret = 'Velvet Harbour';
  const portrait = hideRecords(secret);
  become('partner');
  const inputs = [
    JSON.stringify(ownProfile({ bio: 'As before' })),
    JSON.stringify({ id: own, revision: 0 }),
    JSON.stringify({
      id: ownProject(),
      url: portrait,
      urls: [portrait],
      ids: [own, ownProject()],
      page: 1,
    }),
    JSON.stringify({ id: ownEnquiry(), ids: [ownEnquiry()], text: 'velvet', decision: {} }),
  ];
  for (const action of actions.filter((name) => isListed(name, actionsByRole.partner))) {
    for (const input of [...inputs, undefined]) {
      const { body } = await call(action, input);
      expect(body, action).not.toMatch(/velvet|stranger@solmere/i);
    }
  }
  const found = await call('media.find', JSON.stringify({ urls: [portrait] }));
  expect(found.body).toContain('hiddenUses');
});

test('a refusal by role is in the activity, once a minute', async () => {
  become('enquiries');
  database.exec(`delete from activity where act = 'forbidden'`);
  await Promise.all(['media.list', 'settings.list', 'news.save'].map((name) => call(name, '{}')));
  await expect
    .poll(() => database.prepare(`select detail from activity where act = 'forbidden'`).all())
    .toHaveLength(1);
});

test('who undoes what the role does not include is refused', async () => {
  become('owner');
  database.exec(`insert into activity (id, at, actor, kind, act, subject_id, revision, name, detail, search_text)
    values ('9', '2026-01-05', 'a', 'settings', 'deleted', 'company', 1, 'a', '', '')`);
  const asked = '{"ids":["9"]}';
  expect((await call('activity.undo', asked)).body).toContain('refused');
  become('editor');
  expect((await call('activity.undo', asked)).status).toBe(403);
});

test('no screen and no answer of an action uses an old word', () => {
  expect(actions.filter((action) => !answers.has(action))).toEqual([]);
  expect(routes.map(examplePath).filter((address) => !answers.has(address))).toEqual([]);
  const found = [...answers].flatMap(([from, bodies]) => {
    const texts = [...bodies].flatMap(from.startsWith('/') ? readTexts : textsOfAnswer);
    return texts.flatMap(oldWordsIn).map((word) => `${from}: ${word}`);
  });
  expect([...new Set(found)]).toEqual([]);
});

/** Lists, for their texts, and one of each noun. */
function isOfEachKind(action: string) {
  return /\.(?:find|list|read)/.test(action) || ofEachKind(actions).includes(action);
}

function isCalled(statuses: number[]) {
  return statuses.some((status) => status !== 403);
}

function become(role: Role) {
  database
    .prepare('update auth_user set role = ?, partner_id = ?')
    .run(role, role === 'partner' ? own : null);
  session.expireIn(60_000);
}

function isListed(action: string, beginnings: string[]) {
  return beginnings.some((start) =>
    start === '' || start.endsWith('.') ? action.startsWith(start) : action === start,
  );
}

async function call(action: string, body?: string) {
  const answer = await askSite(site.origin, `/_actions/${action}`, {
    method: 'POST',
    cookie: session.cookie,
    contentType: 'application/json',
    ...(body !== undefined && { body }),
  });
  recordAnswer(action, answer.body);
  return answer;
}

async function get(address: string) {
  const answer = await askSite(site.origin, address, {
    method: 'GET',
    cookie: session.cookie,
    headers: { accept: 'text/html' },
  });
  recordAnswer(address, answer.body);
  return answer;
}

function recordAnswer(from: string, body: string) {
  answers.set(from, (answers.get(from) ?? new Set()).add(body));
}

/** Actions answer in devalue's form, where every text stands once. */
function ids(body: string) {
  return body.match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [];
}

function ownProject() {
  const { id } = database.prepare('select id from projects order by display_order').get() ?? {};
  database.prepare('update projects set partner_id = ? where id = ?').run(own, String(id));
  return String(id);
}

function ownEnquiry() {
  return enquiryAbout(own);
}

function foreignEnquiry() {
  return enquiryAbout(other);
}

function enquiryAbout(about: string) {
  const id = crypto.randomUUID();
  database
    .prepare(
      `insert into enquiries (id, form, submission_key, about_id, name, email, email_folded, phone, answers,
        consent_version, consent_sentence, newsletter_opt_in, status, note, search_text, revision, created_at, updated_at)
       values (?, 'partner-contact', ?, ?, 'Noor', 'noor@solmere.example', 'noor@solmere.example', '', '{}',
        '1', '', 0, 'new', '', 'noor', 1, '2026-01-05T00:00:00.000Z', '2026-01-05T00:00:00.000Z')`,
    )
    .run(id, id, about);
  return id;
}

/** Somebody asks the host of a partner for another time to see a project of another partner. */
function visitWith(partner: string) {
  const id = enquiryAbout('');
  const details = `{"local":null,"zone":"America/Vancouver","medium":"in-person","language":"en",
    "isOpenHouse":false,"visitorZone":null,"wish":"Later","word":""}`;
  const host = hostOf(partner);
  database
    .prepare(
      `update enquiries set viewing_state = 'asked', viewing_host = ?, viewing_details = ?,
        about_id = (select id from projects where partner_id not in (?, ?) limit 1) where id = ?`,
    )
    .run(host, details, own, other, id);
  return id;
}

function hostOf(partner: string) {
  const nth = partner === own ? 0 : 1;
  const { id } =
    database.prepare('select id from hosts order by id limit 1 offset ?').get(nth) ?? {};
  database.prepare('update hosts set partner_id = ? where id = ?').run(partner, String(id));
  return String(id);
}

/** Leaves a draft of every noun by somebody else, with the picture of the own profile. Returns the picture. */
function hideRecords(title: string) {
  const portrait = String(
    database.prepare(`select url from media where url like '%.jpg' limit 1`).get()?.['url'],
  );
  database.prepare('update partners set image_url = ? where id = ?').run(portrait, own);
  const [time, stranger] = ['2026-01-05T00:00:00.000Z', 'stranger@solmere.example'];
  for (const noun of ['partners', 'projects', 'news', 'testimonials', 'developers']) {
    const id = crypto.randomUUID();
    const names = { title, name: title, author: title, slug: `velvet-harbour-${noun}` };
    const record = JSON.stringify({ id, revision: 1, ...names, imageUrl: portrait, images: {} });
    database
      .prepare(
        `insert into drafts (noun, record_id, revision, slug, record, was_public, saved_by, saved_at)
         values (?, ?, 1, ?, ?, 0, ?, ?)`,
      )
      .run(noun, id, names.slug, record, stranger, time);
    database
      .prepare(
        `insert into versions (id, noun, record_id, revision, slug, record, is_deleted, is_public, saved_by, saved_at)
         values (?, ?, ?, 1, ?, ?, 0, 0, ?, ?)`,
      )
      .run(crypto.randomUUID(), noun, id, names.slug, record, stranger, time);
  }
  return portrait;
}

function ownProfile(change: object) {
  const row = database.prepare('select * from partners where id = ?').get(own) ?? {};
  return { ...camelCased(row), ...change };
}

function stored() {
  return ['partners', 'projects', 'enquiries', 'drafts', 'media', 'versions'].map((table) =>
    JSON.stringify(database.prepare(`select * from ${table} order by 1`).all()),
  );
}
