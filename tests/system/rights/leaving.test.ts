import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { noFiling, noLegal, type Filing } from '../../../src/features/projects/project-legal.ts';
import type { Change, StoredRecord } from '../../../src/model/record.ts';
import { disclosure, onePlace } from '../../fixtures/place.ts';
import { isLong } from '../../set-up/long.ts';
import { asStranger } from '../../sites/stranger.ts';
import { callAction, type Editor } from '../sites/editor.ts';
import { sendForm } from '../sites/enquiry-site.ts';
import { borrowDemoSite } from '../sites/demo-site.ts';
import { startDemoPostgres } from '../sites/demo-postgres.ts';
import { endSites, startSite, type Site } from '../sites/site.ts';
import { signInAdministrator } from '../sites/uploader.ts';
import { askedHome, waysOut, type Subject } from './ways-out.ts';

afterAll(endSites);

type Saved = StoredRecord & Record<string, unknown>;

/** The prices of each project are figures of its own, also those of its deposits. */
const states = {
  public: { figure: '6', filings: { report: { filedOn: '2026-01-05' } } },
  limited: { figure: '7', filings: { report: { isNotFiled: true } } },
  refused: { figure: '8', filings: { disclosure: { isNotFiled: true } } },
} as const;

type State = keyof typeof states;

const rules = onePlace({
  rules: [disclosure, { ...disclosure, id: 'report', notFiled: 'limited' }],
  forbidden: ['guaranteed'],
});

test.each([
  ['SQLite', borrowDemoSite],
  [
    'PostgreSQL @long',
    async () => startSite({ ...(await startDemoPostgres()).settings, TRUST_PROXY_HOPS: '1' }),
  ],
])(
  'on %s no way out has a price that is withheld, or anything of what is refused',
  async (_name, openSite: () => Promise<Site>) => {
    const site = await openSite();
    const editor = await signInAdministrator(site);
    await useRules(editor);
    const subjects = await publishAll(site, editor);
    // They are public with prices, and in every cache.
    for (const state of ['limited', 'refused'] as const)
      expect(await findFaults(site, subjects[state], state, isPricedFaults)).toEqual([]);
    await limit(editor);
    await refuse(editor);
    for (const state of ['limited', 'refused'] as const)
      expect(await findFaults(site, subjects[state], state, leakFaults)).toEqual([]);
    expect(await findFaults(site, subjects.public, 'public', isPricedFaults)).toEqual([]);
    await expectNothingNew(editor);
  },
  300_000,
);

const saved = new Map<State, Saved>();

/** Three projects that differ in their figures, filed and public, with links to each. */
async function publishAll(site: Site, editor: Editor) {
  const [model] = await findProjects(editor, 'kestrel-house');
  const partners = await callAction<Saved[]>(editor, 'partners.list');
  const partner = partners.find(({ id }) => id === model?.['partnerId']);
  await sendForm(site, '/vip', demoEnquiries.vip);
  const { people } = await callAction<{ people: { id: string }[] }>(editor, 'firstAccess.read');
  const made: Partial<Record<State, Subject>> = {};
  for (const state of Object.keys(states) as State[]) {
    const record = await save(editor, 'save', { ...projectInput(model, state), legal: filed({}) });
    saved.set(state, record);
    const { id, slug, title } = record;
    const link = { noun: 'projects', id, days: 7 };
    const { token } = await callAction<{ token: string }>(editor, 'previewLinks.create', link);
    const grant = accessTo(id, String(title), people);
    const { links } = await callAction<{ links: { token: string }[] }>(
      editor,
      'firstAccess.links',
      grant,
    );
    made[state] = {
      slug: String(slug),
      partner: String(partner?.['slug']),
      preview: token,
      access: links[0]?.token ?? '',
    };
  }
  return made as Record<State, Subject>;
}

function accessTo(projectId: string, projectTitle: string, people: { id: string }[]) {
  const ids = people.map(({ id }) => id);
  return { projectId, projectTitle, homes: null, people: ids, days: 14, openings: 10 };
}

function projectInput(model: Saved | undefined, state: State) {
  const { id: _id, revision: _revision, publication: _publication, ...input } = model ?? {};
  const { figure } = states[state];
  const price = Number(`${figure}654321`);
  const residences = model?.['residences'] as {
    homes: Record<string, { number: string }>;
    plans: Record<string, object>;
  };
  const plans = Object.entries(residences.plans).map(([key, plan]) => [
    key,
    { ...plan, picture: null },
  ]);
  const homes = Object.entries(residences.homes)
    .filter(([, { number }]) => ['301', '302', askedHome].includes(number))
    .map(([key, home]) => [key, { ...home, price }]);
  return {
    ...input,
    slug: `leaving-${state}`,
    title: `Vesperbourne ${state}`,
    status: 'in-progress',
    specifications: {
      ...((input as Saved)['specifications'] as object),
      priceRange: `From $${price.toLocaleString('en-CA')}`,
    },
    // Brochures with few pictures are soon printed.
    images: { ...((input as Saved)['images'] as object), gallery: [] },
    residences: { homes: Object.fromEntries(homes), plans: Object.fromEntries(plans) },
    timeline: {
      ...((input as Saved)['timeline'] as object),
      deposits: [{ value: price, unit: 'amount', when: 'signing' }],
      depositNote: `First $${price.toLocaleString('en-CA')} in trust.`,
    },
  };
}

function filed(filings: Record<string, Partial<Filing>>) {
  const all = { disclosure: { filedOn: '2026-01-05' }, report: { filedOn: '2026-01-05' } };
  const entries = Object.entries({ ...all, ...filings }).map(([rule, values]) => [
    `BC/${rule}`,
    { ...noFiling, ...values },
  ]);
  return { ...noLegal, filings: Object.fromEntries(entries) };
}

async function limit(editor: Editor) {
  const record = { ...saved.get('limited'), legal: filed(states.limited.filings) };
  saved.set('limited', await save(editor, 'save', record));
}

/** It is unpublished, as at an expiry, and its draft has a word that is forbidden as well. */
async function refuse(editor: Editor) {
  const { id, revision } = saved.get('refused') ?? expect.fail('Nothing was saved');
  const hidden = await save(editor, 'unpublish', { id, revision });
  const draft = {
    ...saved.get('refused'),
    revision: hidden.revision,
    title: 'Vesperbourne refused, guaranteed',
    legal: filed(states.refused.filings),
  };
  saved.set('refused', await save(editor, 'saveDraft', draft));
}

/** Neither by a publication nor by a link. */
async function expectNothingNew(editor: Editor) {
  const refused = saved.get('refused') ?? expect.fail('Nothing was saved');
  const { people } = await callAction<{ people: { id: string }[] }>(editor, 'firstAccess.read');
  const { id } = refused;
  const grant = accessTo(id, 'Vesperbourne', people);
  const email = { subject: 'First access', words: 'Come and see.' };
  const asked = [
    ['projects.save', refused],
    ['previewLinks.create', { noun: 'projects', id, days: 7 }],
    ['firstAccess.ask', { projectId: id }],
    ['firstAccess.links', grant],
    ['firstAccess.send', { ...grant, ...email }],
  ] as const;
  for (const [action, input] of asked)
    expect([action, await callAction(editor, action, input)]).toMatchObject([
      action,
      { outcome: 'refused' },
    ]);
}

type Answer = { status: number; text: string };

/** What is wrong with the answers of all ways out, by address. */
async function findFaults(
  site: Site,
  subject: Subject,
  state: State,
  faultsOf: (answer: Answer, state: State, isPriced: boolean) => string[],
) {
  const faults: string[] = [];
  for (const { addresses, isPriced, sends } of Object.values(waysOut))
    for (const address of addresses(subject)) {
      // Of what stays public only the prices are asked.
      if (state === 'public' && !isPriced?.(address)) continue;
      // What is printed is in `limited.server.test.ts`.
      if (!isLong && address.includes('.pdf')) continue;
      const answer = await read(site, address, sends);
      faults.push(
        ...faultsOf(answer, state, isPriced?.(address) ?? false).map(
          (fault) => `${address}: ${fault}`,
        ),
      );
    }
  return faults;
}

function isPricedFaults({ text, status }: Answer, state: State, isPriced: boolean) {
  if (!isPriced) return [];
  return pricePattern(state).test(text) ? [] : [`${status}, without a price`];
}

function leakFaults({ text }: Answer, state: State) {
  const isNamed = state === 'refused' && /Vesperbourne refused|guaranteed/.test(text);
  return [
    ...(pricePattern(state).test(text) ? [`has ${pricePattern(state).exec(text)?.[0]}`] : []),
    ...(isNamed ? ['names it'] : []),
  ];
}

/** `7654321` with or without separators, or in short. */
function pricePattern(state: State) {
  const { figure } = states[state];
  const separator = String.raw`(?:[ ,.’'\u00A0\u202F]|&\w+;)?`;
  return new RegExp(
    `(?<!\\d)${figure}${separator}654${separator}321|(?<![\\d.])${figure}[.,]6\\d?5?\\s?(?:M|million)`,
  );
}

async function read(site: Site, address: string, sends?: Record<string, string>): Promise<Answer> {
  const method = sends ? 'POST' : 'GET';
  for (let tries = 0; tries < 60; tries++) {
    const response = await fetch(site.origin + address, {
      method,
      redirect: 'manual',
      headers: { origin: site.origin, ...asStranger() },
      ...(sends && { body: new URLSearchParams(sends) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    if (address.includes('.pdf') && status === 503) continue;
    const isDocument = response.headers.get('content-type') === 'application/pdf';
    const head = JSON.stringify([...response.headers]);
    const body = isDocument ? await readDocument(bytes) : new TextDecoder().decode(bytes);
    return { status, text: `${head} ${body}` };
  }
  throw new Error(`${address} is not made`);
}

async function readDocument(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

async function useRules(editor: Editor) {
  const sections = await callAction<Saved[]>(editor, 'settings.list');
  const revision = sections.find(({ id }) => id === 'places')?.revision;
  await save(editor, 'save', { id: 'places', revision, value: rules }, 'settings');
}

async function findProjects(editor: Editor, slug: string) {
  const listed = await callAction<Saved[]>(editor, 'projects.list');
  const ids = listed.filter((one) => one['slug'] === slug).map(({ id }) => id);
  return callAction<Saved[]>(editor, 'projects.find', { ids });
}

async function save(editor: Editor, action: string, input: object, noun = 'projects') {
  const change = await callAction<Change<Saved>>(editor, `${noun}.${action}`, input);
  if (change.outcome !== 'done') throw new Error(`${action}: ${JSON.stringify(change)}`);
  return change.record;
}
