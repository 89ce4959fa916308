import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  come,
  give,
  linksFor,
  outbox,
  setUpFirstAccess,
  theToken,
  tokenIn,
  writeAll,
} from '../../../tests/fixtures/first-access.ts';
import { disclosure, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { kestrel } from '../../../tests/fixtures/project.ts';
import { joinVipList } from '../../../tests/fixtures/vip-list.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { noFiling, noLegal, type Filing } from '../projects/project-legal.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { readAccessScreen } from './access-screen.server.ts';
import { endAccess } from './grant-access.server.ts';

const filed = { filedOn: '2026-01-05' };
const notFiled = { isNotFiled: true };
const refusing = onePlace({ rules: [disclosure], forbidden: ['guaranteed'] });
const limiting = onePlace({
  rules: [{ ...disclosure, notFiled: 'limited' }],
  forbidden: ['guaranteed'],
});
const asked = /^British Columbia asks for: Disclosure statement filed on\..* Source: The act\.$/;

beforeAll(prepareDataFolder);
beforeEach(async () => {
  usePlaces(noRules);
  await setUpFirstAccess();
});

test('no access is given to a project that may not be public, by email or by links', async () => {
  const people = [await joinVipList('Hana')];
  await file(notFiled);
  usePlaces(refusing);
  expect(await give(people)).toEqual({
    outcome: 'refused',
    fields: { projectId: expect.stringMatching(asked) as string },
  });
  expect(await linksFor(people)).toEqual([]);
  expect(await stored()).toEqual([]);
  await file(filed);
  expect(await give(people)).toMatchObject({ outcome: 'done' });
  expect(await linksFor(people)).toHaveLength(1);
});

test.each([
  ['subject', 'Guaranteed returns at Kestrel House'],
  ['words', 'Come and see.\n\nReturns are guaranteed.'],
])('a word that its place forbids is refused beside the %s', async (field, text) => {
  const people = [await joinVipList('Hana')];
  await file(filed);
  usePlaces(refusing);
  expect(await give(people, { [field]: text })).toEqual({
    outcome: 'refused',
    fields: { [field]: '“guaranteed” is not allowed in British Columbia. Source: The act.' },
  });
  expect(await stored()).toEqual([]);
});

test.each([
  'From $1,900,000',
  'From 1.9M CAD',
  '1,900,000 $',
  '190万ドルから',
  'À partir de 1 900 000 $',
  'a mere 1.9 million dollars',
])('until the filing a price is refused in what is typed: %s', async (typed) => {
  const people = [await joinVipList('Hana')];
  await file(notFiled);
  usePlaces(limiting);
  expect(await give(people, { words: `Come and see.\n\n${typed}.` })).toMatchObject({
    outcome: 'refused',
    fields: { words: expect.stringMatching(/^Prices may not be named until/) as string },
  });
  await file(filed);
  expect(await give(people, { words: typed })).toMatchObject({ outcome: 'done' });
});

test('until the filing the page of an access has no price', async () => {
  await file(notFiled);
  usePlaces(limiting);
  await give([await joinVipList('Hana')], { words: 'Two bedrooms, 101 homes, 40% sold in 2026.' });
  const opened = await come(await theToken(), 'POST');
  expect(opened.outcome).toBe('open');
  expect(JSON.stringify(opened)).not.toContain('7,777');
  await file(filed);
  const reopened = await come(await theToken(), 'POST');
  expect(JSON.stringify(reopened)).toContain('$7,777,777');
});

test('what was lawful when it was sent opens no more once it is refused, and opens again', async () => {
  await file(filed);
  usePlaces(refusing);
  await give([await joinVipList('Hana')]);
  const token = await theToken();
  await file({ filedOn: '2026-01-05', expiresOn: '2026-02-01' });
  const withheld = await come(token, 'GET');
  expect(withheld).toMatchObject({ outcome: 'withheld' });
  expect(JSON.stringify(withheld)).not.toMatch(/7,777|Kestrel/);
  expect(await come(token, 'POST')).toMatchObject({ outcome: 'withheld' });
  await file(filed);
  expect(await come(token, 'POST')).toMatchObject({ outcome: 'open' });
  await describe('Returns are guaranteed.');
  const [link] = (await readAccessScreen()).given;
  expect(await come(token, 'GET')).toMatchObject({ outcome: 'withheld' });
  expect(link).toMatchObject({ opened: 1 });
});

test('an email that is refused when it is written is not sent, and its editors see why', async () => {
  const [hana, maya] = [await joinVipList('Hana'), await joinVipList('Maya')];
  await file(filed);
  await give([hana]);
  await give([maya], { subject: 'Guaranteed returns' });
  usePlaces(refusing);
  await writeAll();
  const sent = await outbox();
  expect(sent.map(({ recipient }) => recipient)).toEqual(['hana@chen.example']);
  expect(await come(sent.map(tokenIn)[0] ?? '', 'POST')).toMatchObject({ outcome: 'open' });
  const { given } = await readAccessScreen();
  const held = given.find(({ name }) => name === 'Maya Chen');
  expect(held).toMatchObject({
    state: 'ended',
    problem: '“guaranteed” is not allowed in British Columbia. Source: The act.',
  });
  await endAccess({ id: held?.id ?? '' });
  expect((await readAccessScreen()).given.map(({ problem }) => problem)).toEqual([null, null]);
});

const priced = {
  ...kestrel,
  status: 'in-progress',
  specifications: { ...kestrel.specifications, priceRange: 'From $7,777,777' },
};

/** Saves the project as a draft with a filing. */
async function file(values: Partial<Filing>) {
  const filings = { 'BC/disclosure': { ...noFiling, ...values } };
  await draft({ ...priced, legal: { ...noLegal, filings } });
}

async function describe(description: string) {
  const [project] = await projectRecords.listEdited();
  if (project) await draft({ ...project, description });
}

async function draft(input: Parameters<typeof projectRecords.saveDraft>[0]) {
  const [project] = await projectRecords.listEdited();
  const { id = '', revision = 0 } = project ?? {};
  const { outcome } = await projectRecords.saveDraft({ ...input, id, revision }, 'Ada');
  if (outcome !== 'done') throw new Error(outcome);
}

function stored() {
  return db.selectFrom('firstAccessLinks').selectAll().execute();
}
