import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { memberOf } from '../../../tests/members.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { openDraftWriter } from '../../admin/autosave/draft-writer.ts';
import type { Care, DashboardData, FirstDay, Unfinished } from './dashboard.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const now = '2026-01-05T17:29:00.000Z';
const cards = ['News', 'Partners', 'Global Projects', 'Developers', 'Pages', 'Testimonials'];
const allIsWell: Care = {
  isMailSetUp: true,
  mailsWaiting: 0,
  mailsFailed: 0,
  stopped: [],
  deadLinks: 0,
  picturesWithoutText: 0,
  addressesNotFound: 0,
  claimsToLookAt: 0,
  withoutCoordinates: { count: 0, firstId: undefined },
  withoutPrice: { count: 0, firstId: undefined },
};
const quietDay: DashboardData = {
  now,
  names: {},
  waiting: { total: 0, first: [] },
  scheduled: { total: 0, first: [] },
  unfinished: { total: 0, first: [] },
  followUps: { total: 0, first: [] },
  changes: [],
  care: allIsWell,
  firstDay: undefined,
};
const firstDay: FirstDay = {
  company: false,
  office: false,
  cities: false,
  pages: true,
  pictures: true,
  mail: false,
  project: false,
  colleague: false,
  password: false,
};

let root: Root;
let user = '';

beforeEach(() => {
  user = `${crypto.randomUUID()}@solmere.example`;
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
});

afterEach(() => {
  root.unmount();
  toast.remove();
});

test('a full day leads to each thing where something is done about it', async () => {
  show(fullDay());
  await expect.element(heading('Three people are waiting')).toBeVisible();
  const waiting = region('Three people are waiting');
  const [longest, read, last] = await linksIn(waiting, /^(Grace|Peter|Noor)/);
  expect(longest).toMatch(/Grace Obuya.*VIP.*2 days.*since Saturday, 7:55/);
  expect(read).toMatch(/Peter Amsel.*Partner: Mei Tanaka.*5 h.*Mei has read it/);
  expect(last).toMatch(/Noor Lindqvist.*Kestrel House.*17 min.*nobody yet/);
  await leads(/^Grace Obuya/, '/admin/enquiries?enquiry=1');
  await leads(/Kestrel House.*Price range, by you/, '/admin/projects?edit=k');
  await leads(/Jan 9.*Harrow Point.*Unpublished again, by you/, '/admin/projects?edit=h');
  await leads(/Sable Court.*Lacks a city and a main image.*You, Friday/, '/admin/projects?edit=s');
  await leads(
    /Hana Sorensen.*Testimonial, complete\. Not yet published/,
    '/admin/testimonials?edit=h',
  );
  await leads(/^See them: No mail server/, '/admin/enquiries');
  await leads(/^Open: Osprey was not published at its moment/, '/admin/projects?edit=o');
  await leads(/^Write them: pictures without/, '/admin/media?view=missing');
  await leads(/^Place the first/, '/admin/projects?edit=p');
  await leads('Kumo Minato', '/admin/projects?edit=m');
  await expectNoAxeViolations();
});

test('on a quiet day every part says what will stand there', async () => {
  show(quietDay);
  await expect.element(heading('Nobody is waiting')).toBeVisible();
  await expect.element(page.getByText('Nothing is scheduled. Choose Publish at…')).toBeVisible();
  await expect.element(page.getByText('Nothing was left.')).toBeVisible();
  await expect.element(page.getByText('All is in order')).toBeVisible();
  await expectNoAxeViolations();
});

test('the first day shows what is done, goes when it is put away, and comes back by Undo', async () => {
  let isAway = false;
  answerAction('dashboard.putAway', (asked: { isAway: boolean }) => {
    isAway = asked.isAway;
  });
  const day = { ...quietDay, care: { ...allIsWell, isMailSetUp: false } };
  show({ ...day, firstDay }, () => ({ ...day, firstDay: isAway ? undefined : firstDay }));
  await expect.element(page.getByText('2 of 9 done')).toBeVisible();
  await expect.element(page.getByText('All is in order, apart from mail.')).toBeVisible();
  await leads('Open: Your words', '/admin/pages');
  await leads('Add project', '/admin/projects?edit=new');
  await leads('Describe the office', '/admin/settings#offices');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect.element(heading('The first day')).not.toBeInTheDocument();
  await expect.element(heading('Nobody is waiting')).toBeVisible();
  expect(isAway).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading('The first day')).toHaveFocus();
  expect(isAway).toBe(false);
});

test('a step of the first day is passed over, and taken up again', async () => {
  let asked: unknown;
  let mail: boolean | 'skipped' = false;
  answerAction('dashboard.skipStep', (given: { isSkipped: boolean }) => {
    asked = given;
    mail = given.isSkipped && 'skipped';
  });
  show({ ...quietDay, firstDay: { ...firstDay, mail } }, () => ({
    ...quietDay,
    firstDay: { ...firstDay, mail },
  }));
  await page.getByRole('button', { name: 'Skip: Mail' }).click();
  await expect.element(page.getByRole('button', { name: 'Take up: Mail' })).toHaveFocus();
  expect(asked).toEqual({ step: 'mail', isSkipped: true });
  await expect.element(page.getByText('2 of 9 done')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Take up: Mail' }).click();
  await expect.element(page.getByRole('button', { name: 'Skip: Mail' })).toHaveFocus();
});

test('what was typed on this device and left stands among the drafts', async () => {
  const writer = openDraftWriter(user);
  await writer.save({
    noun: 'partners',
    recordId: 'mei',
    revision: 3,
    name: 'Mei Tanaka',
    newId: undefined,
    values: { bio: 'Half a sentence' },
    base: { bio: '' },
  });
  writer.close();
  show(quietDay);
  await leads(/^Mei Tanaka Typed on this device, not saved/, '/admin/partners?edit=mei');
});

test('what could not be read with the page is read after it', async () => {
  answerAction('dashboard.read', () => quietDay);
  show(undefined);
  await expect.element(page.getByRole('link', { name: 'Manage partners' })).toBeVisible();
  await expect.element(heading('Nobody is waiting')).toBeVisible();
});

function show(
  atFirst: DashboardData | undefined,
  read: () => DashboardData | undefined = () => atFirst,
) {
  if (atFirst) answerAction('dashboard.read', read);
  root = createRoot(document.querySelector('main') ?? document.body);
  const places = cards.map((title) => ({ title, address: `/admin/${title.toLowerCase()}` }));
  root.render(<DashboardScreen member={memberOf(user)} cards={places} atFirst={atFirst} />);
}

function heading(name: string) {
  return page.getByRole('heading', { name, exact: true });
}

function region(name: string) {
  return page.getByRole('region', { name });
}

async function linksIn(place: ReturnType<typeof region>, name: RegExp) {
  const links = place.getByRole('link', { name });
  await expect.element(links.first()).toBeVisible();
  return links.elements().map((link) => link.textContent ?? '');
}

async function leads(name: string | RegExp, address: string) {
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
}

function fullDay(): DashboardData {
  const mei = 'mei@solmere.example';
  const atDesk = {
    stage: 'new',
    givenTo: null,
    followUpOn: null,
    cameBy: 'form',
    joinedTo: null,
  } as const;
  const asked = { email: '', state: 'new', ...atDesk, hasFailedMail: false, reader: null } as const;
  const left = { savedBy: user, savedAt: '2026-01-02T18:00:00.000Z', changes: undefined };
  const draft: Omit<Unfinished, 'id' | 'kind' | 'name' | 'address'> = {
    ...left,
    problem: null,
    state: 'draft',
    lacks: [],
    faults: [],
  };
  return {
    ...quietDay,
    names: { [mei]: 'Mei' },
    waiting: {
      total: 3,
      first: [
        {
          ...asked,
          id: '1',
          form: 'vip',
          aboutName: null,
          name: 'Grace Obuya',
          excerpt: 'Toronto, please.',
          createdAt: '2026-01-03T15:55:00.000Z',
        },
        {
          ...asked,
          id: '2',
          form: 'partner-contact',
          aboutName: 'Mei Tanaka',
          name: 'Peter Amsel',
          excerpt: 'Buying for my daughter.',
          createdAt: '2026-01-05T12:00:00.000Z',
          reader: mei,
        },
        {
          ...asked,
          id: '3',
          form: 'project-interest',
          aboutName: 'Kestrel House',
          name: 'Noor Lindqvist',
          excerpt: 'Two people and a piano.',
          createdAt: '2026-01-05T17:12:00.000Z',
        },
      ],
    },
    scheduled: {
      total: 2,
      first: [
        {
          ...left,
          id: 'k',
          kind: 'Project',
          name: 'Kestrel House',
          address: '/admin/projects?edit=k',
          at: '2026-01-06T17:00:00.000Z',
          isEnd: false,
          changes: ['price range'],
        },
        {
          ...left,
          id: 'h',
          kind: 'Project',
          name: 'Harrow Point',
          address: '/admin/projects?edit=h',
          at: '2026-01-09T17:00:00.000Z',
          isEnd: true,
        },
      ],
    },
    unfinished: {
      total: 2,
      first: [
        {
          ...draft,
          id: 's',
          kind: 'Project',
          name: 'Sable Court',
          address: '/admin/projects?edit=s',
          lacks: ['city', 'main image'],
        },
        {
          ...draft,
          id: 'h',
          kind: 'Testimonial',
          name: 'Hana Sorensen',
          address: '/admin/testimonials?edit=h',
          savedBy: mei,
        },
      ],
    },
    changes: [
      {
        id: '9',
        at: '2026-01-05T16:47:00.000Z',
        actor: mei,
        actorName: 'Mei',
        kind: 'projects',
        act: 'saved',
        name: 'Kumo Minato',
        detail: '',
        subjectId: 'm',
        changes: [{ label: 'price range', from: null, to: null }],
        address: '/admin/projects?edit=m',
        offer: 'undo',
        undone: undefined,
      },
    ],
    care: {
      ...allIsWell,
      isMailSetUp: false,
      mailsWaiting: 1,
      stopped: [
        { name: 'Osprey', address: '/admin/projects?edit=o', problem: 'This file is gone.' },
      ],
      picturesWithoutText: 14,
      claimsToLookAt: 2,
      withoutCoordinates: { count: 1, firstId: 'p' },
    },
  };
}
