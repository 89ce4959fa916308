import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { makeFullDay, allIsWell, quietDay, firstDay } from '../../../tests/kit/dashboard-days.ts';
import { makeMember } from '../../../tests/fixtures/members.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import type { ActivityEntry } from '../activity/activity.ts';
import { openDraftWriter } from '../../admin/autosave/draft-writer.ts';
import type { DashboardData } from './dashboard.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const cards = ['News', 'Partners', 'Global Projects', 'Developers', 'Pages', 'Testimonials'];

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

test('every item of a full dashboard links to its screen @long', async () => {
  show(makeFullDay(user));
  await expect.element(heading('Three people are waiting')).toBeVisible();
  const waiting = region('Three people are waiting');
  const [longest, read, last] = await linksIn(waiting, /^(Grace|Peter|Noor)/);
  expect(longest).toMatch(/Grace Obuya.*VIP.*2 days.*Since Saturday, 7:55/);
  expect(read).toMatch(/Peter Amsel.*Partner: Mei Tanaka.*5 h.*Mei has read it/);
  expect(last).toMatch(/Noor Lindqvist.*Kestrel House.*17 min.*Not read yet/);
  await expectLink(/^Grace Obuya/, '/admin/enquiries?enquiry=1');
  await expectLink(/Kestrel House.*Price range, by you/, '/admin/projects?edit=k');
  await expectLink(/Jan 9.*Harrow Point.*Unpublish, by you/, '/admin/projects?edit=h');
  await expectLink(
    /Sable Court.*Missing: city and main image.*You, Friday/,
    '/admin/projects?edit=s',
  );
  await expectLink(/Hana Sorensen.*Testimonial, ready to publish/, '/admin/testimonials?edit=h');
  await expectLink(/^View: Email is not set up/, '/admin/enquiries');
  await expectLink(/^Open: Osprey was not published/, '/admin/projects?edit=o');
  await expectLink(
    /^Open: Ferrand is published against a rule of its place/,
    '/admin/projects?edit=f',
  );
  await expectLink(/^Open: Alder Row cannot be published as scheduled/, '/admin/projects?edit=a');
  await expectLink(
    /^Open: Disclosure statement of Kestrel House expires in 5 days/,
    '/admin/projects?edit=k',
  );
  await expectLink(
    /^Open: Harrow Point was not unpublished as scheduled/,
    '/admin/projects?edit=h',
  );
  await expectLink(/^Add alt text: images without/, '/admin/media?view=missing');
  await expectLink(/^Add coordinates/, '/admin/projects?edit=p');
  await expectLink(
    'Translate: French texts changed since',
    '/admin/projects?edit=p&language=fr&show=changed',
  );
  await expectLink(
    'Translate: French texts missing',
    '/admin/settings?language=fr&show=missing#cities',
  );
  await expectLink('Kumo Minato', '/admin/projects?edit=m');
  await expectNoAxeViolations();
});

test('held enquiries are counted even if nobody is waiting', async () => {
  show({ ...quietDay, held: 2 });
  await expect.element(heading('No one is waiting')).toBeVisible();
  const text = '2 enquiries are held as possible spam. No one has been notified.';
  await expect.element(page.getByText(text)).toBeVisible();
  await expectLink('Review', '/admin/enquiries?folder=spam');
});

test('replies that are not sent are listed with their cause, and nobody is said to be answered', async () => {
  const topic = { form: 'vip', aboutName: null, cameBy: 'form', email: '' } as const;
  const createdAt = '2026-01-05T17:00:00.000Z';
  const first = [
    { ...topic, id: '1', mailId: 'a', name: 'Noor', createdAt, hasFailed: false, cause: '' },
    { ...topic, id: '2', mailId: 'b', name: 'Mia', createdAt, hasFailed: true, cause: 'It broke.' },
  ];
  show({ ...quietDay, unsentReplies: { total: 2, first } });
  await expect.element(heading('2 replies are not sent')).toBeVisible();
  await expect.element(heading('No one is waiting')).not.toBeInTheDocument();
  await expectLink(/^Noor.*Waiting to be sent\./, '/admin/enquiries?enquiry=1');
  await expectLink(/^Mia.*Not sent\. It broke\./, '/admin/enquiries?enquiry=2');
  await expectLink('See 2', '/admin/enquiries?folder=unsent');
  await expectNoAxeViolationsAgain();
});

test('an owner sees where to add an address if no one is notified of enquiries', async () => {
  show({ ...quietDay, care: { ...allIsWell, unnotifiedForms: ['contact', 'vip'] } });
  const text = 'No one is notified of enquiries from: Contact, VIP.';
  await expect.element(page.getByText(text)).toBeVisible();
  await expectLink(/^Add an address/, '/admin/settings#letters');
});

test('an owner sees how to set up email, and other staff that an owner can see why', async () => {
  const emailHint = 'Set SMTP_URL on the server.';
  const care = { ...allIsWell, isEmailSetUp: false, emailsWaiting: 2 };
  show({ ...quietDay, care: { ...care, emailHint } });
  const text = page.getByText('Email is not set up. 2 emails are waiting to be sent.');
  await expect.element(text).toBeVisible();
  await page.getByText('For whoever runs the server').click();
  await expect.element(page.getByText(emailHint)).toBeVisible();
  root.unmount();
  show({ ...quietDay, care });
  const plainText = 'Emails are not being sent. An owner can see why.';
  await expect.element(page.getByText(plainText)).toBeVisible();
  await expect.element(page.getByText('Email is not set up')).not.toBeInTheDocument();
});

test('every part of an empty dashboard explains its purpose', async () => {
  show(quietDay);
  await expect.element(heading('No one is waiting')).toBeVisible();
  await expect
    .element(
      page.getByText('Nothing is scheduled. To schedule a record, open it and choose Schedule…'),
    )
    .toBeVisible();
  await expect.element(page.getByText('No drafts.')).toBeVisible();
  await expect.element(page.getByText('Everything is in order')).toBeVisible();
  await expectNoAxeViolations();
});

test('a recent change is undone where it is listed', async () => {
  const asked: string[] = [];
  answerAction('activity.undo', ({ ids }) => {
    asked.push(...ids);
    return { undone: [], refused: [] };
  });
  const deleted: ActivityEntry = {
    id: '7',
    at: '2026-01-05T17:00:00.000Z',
    actor: user,
    actorName: 'Ingrid',
    kind: 'partners',
    act: 'deleted',
    name: 'Mei Tanaka',
    detail: '',
    subjectId: 'mei',
    changes: [],
    address: undefined,
    offer: 'restore',
    undone: undefined,
  };
  const day = { ...quietDay, changes: [deleted] };
  show(day, () => ({ ...day, changes: [] }));
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect.element(page.getByText('Mei Tanaka restored')).toBeVisible();
  expect(asked).toEqual(['7']);
});

test('the first-day list shows finished steps, and can be dismissed and restored with Undo', async () => {
  let isAway = false;
  answerAction('dashboard.putAway', (input) => {
    isAway = input.isAway;
  });
  const day = {
    ...quietDay,
    care: { ...allIsWell, isEmailSetUp: false, emailHint: 'Set SMTP_URL.' },
  };
  show({ ...day, firstDay }, () => ({ ...day, firstDay: isAway ? undefined : firstDay }));
  await expect.element(page.getByText('2 of 10 done')).toBeVisible();
  await expect.element(page.getByText('Everything is in order, except email.')).toBeVisible();
  await page.getByText('For whoever runs the server').click();
  await expect.element(page.getByText('Set SMTP_URL.')).toBeVisible();
  await expectLink('Open: Page text', '/admin/pages');
  await expectLink('Add project', '/admin/projects?edit=new');
  await expectLink('Add office details', '/admin/settings#offices');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(heading('Get started')).not.toBeInTheDocument();
  await expect.element(heading('No one is waiting')).toBeVisible();
  expect(isAway).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading('Get started')).toHaveFocus();
  expect(isAway).toBe(false);
});

test('once there is a project, the first-day list is folded and names what is left', async () => {
  const done = { company: true, office: true, cities: true, privacy: true, project: true };
  show({ ...quietDay, firstDay: { ...firstDay, ...done, password: 'skipped' } });
  await expect.element(page.getByText('7 of 10 done')).toBeVisible();
  const step = page.getByRole('button', { name: 'Skip: Email' });
  await expect.element(step).not.toBeInTheDocument();
  await page.getByText('To do: Email, Your team').click();
  await expect.element(step).toBeVisible();
  await expectNoAxeViolationsAgain();
});

test('a first-day step can be skipped and taken up again', async () => {
  let request: unknown;
  let mail: boolean | 'skipped' = false;
  answerAction('dashboard.skipStep', (input) => {
    request = input;
    mail = input.isSkipped && 'skipped';
  });
  show({ ...quietDay, firstDay: { ...firstDay, mail } }, () => ({
    ...quietDay,
    firstDay: { ...firstDay, mail },
  }));
  await page.getByRole('button', { name: 'Skip: Email' }).click();
  await expect.element(page.getByRole('button', { name: 'Resume: Email' })).toHaveFocus();
  expect(request).toEqual({ step: 'mail', isSkipped: true });
  await expect.element(page.getByText('2 of 10 done')).toBeVisible();
  await expectNoAxeViolationsAgain();
  await page.getByRole('button', { name: 'Resume: Email' }).click();
  await expect.element(page.getByRole('button', { name: 'Skip: Email' })).toHaveFocus();
});

test('unsaved text on this device is listed with the drafts', async () => {
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
  await expectLink(/^Mei Tanaka Unsaved changes on this device/, '/admin/partners?edit=mei');
});

test('data missing from the page is fetched afterwards', async () => {
  answerAction('dashboard.read', () => quietDay);
  show(undefined);
  await expect.element(page.getByRole('link', { name: 'Manage partners' })).toBeVisible();
  await expect.element(heading('No one is waiting')).toBeVisible();
});

function show(initialData: DashboardData | undefined, read?: () => DashboardData) {
  if (initialData) answerAction('dashboard.read', read ?? (() => initialData));
  root = createRoot(document.querySelector('main') ?? document.body);
  const places = cards.map((title) => ({ title, address: `/admin/${title.toLowerCase()}` }));
  root.render(<DashboardScreen member={makeMember(user)} cards={places} atFirst={initialData} />);
}

function heading(name: string) {
  return page.getByRole('heading', { name, exact: true });
}

function region(name: string) {
  return page.getByRole('region', { name });
}

async function linksIn(section: ReturnType<typeof region>, name: RegExp) {
  const links = section.getByRole('link', { name });
  await expect.element(links.first()).toBeVisible();
  return links.elements().map((link) => link.textContent ?? '');
}

async function expectLink(name: string | RegExp, address: string) {
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', address);
}
