import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction, type ActionAnswer } from '../../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../../tests/kit/axe.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import type { EnquiryNote } from '../conversation/enquiry-note.ts';
import type { Decision } from '../assignment/decisions.ts';
import { EnquiriesScreen } from './EnquiriesScreen.tsx';
import type { InboxEnquiry, ListedEnquiry, PersonFound, ThreadMessage } from './enquiry-inbox.ts';
import { enquiryDefaults } from '../enquiry.ts';
import type { Consent } from '../privacy/consent.ts';
import type { InboxFilter } from './inbox-filter.ts';

// The editor is tested where it is used for records.
vi.mock('../../../admin/rich-text/LateEditor.ts', () => ({ LateEditor: () => null }));

const decisions: Decision[] = [];
let root: Root;
let asked: InboxFilter = {};
let noor: InboxEnquiry;
let canSend = true;
let notes: EnquiryNote[] = [];
let consents: Consent[] = [];
let messages: ThreadMessage[] = [];

beforeEach(() => {
  decisions.length = 0;
  canSend = true;
  notes = [];
  consents = [];
  messages = [];
  noor = {
    ...enquiryDefaults,
    id: '00000000-0000-4000-8000-000000000001',
    form: 'contact',
    name: 'Noor Lindqvist',
    email: 'noor@lindqvist.example',
    answers: { message: 'Two homes with a view.' },
    createdAt: '2026-01-05T17:00:00.000Z',
    updatedAt: '2026-01-05T17:00:00.000Z',
  };
  answerAction('enquiries.members', () => []);
  answerAction('enquiries.list', ({ page: _page, ...filter }) => {
    asked = filter;
    return {
      enquiries: [listed()],
      total: 1,
      waiting: 1,
      heldEnquiries: 2,
      folders: { due: 3, failed: 1, spam: 4, bin: 0 },
    };
  });
  for (const name of ['enquiries.open', 'enquiries.find'] as const) answerAction(name, opened);
  answerAction('enquiries.decide', ({ decision }) => {
    decisions.push(decision);
    return { entryIds: ['an entry'] };
  });
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
});

afterEach(() => {
  root.unmount();
  history.replaceState(null, '', location.pathname);
});

test('an undo that is refused tells why @long', async () => {
  answerAction('activity.undo', ({ ids }) => ({
    undone: [],
    refused: ids.map((entryId) => ({ entryId, subjectId: null, name: '', why: 'It was merged' })),
  }));
  show(`?enquiry=${noor.id}`);
  await page.getByRole('article').getByLabelText('Stage', { exact: true }).selectOptions('Won');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Not undone: It was merged')).toBeVisible();
});

test('spam, failed, due and bin are folders with counts, beside the inbox', async () => {
  show('');
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await expect.element(folders.getByRole('link', { name: 'Spam 4' })).toBeVisible();
  const names = folders
    .getByRole('link')
    .elements()
    .map((link) => link.textContent?.trim());
  expect(names).toEqual(['Inbox', 'Follow-up due 3', 'Email failed 1', 'Spam 4', 'Bin']);
  await folders.getByRole('link', { name: 'Email failed 1' }).click();
  await expect.poll(() => asked).toMatchObject({ folder: 'failed' });
  expect(location.search).toBe('?folder=failed');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.poll(() => asked).toMatchObject({ folder: 'spam' });
  await expect.element(page.getByLabelText('Stage', { exact: true })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('before the first enquiry there is nothing to filter', async () => {
  answerAction('enquiries.list', () => ({
    enquiries: [],
    total: 0,
    waiting: 0,
    heldEnquiries: 0,
    folders: { due: 0, failed: 0, spam: 0, bin: 0 },
  }));
  show('');
  await expect.element(page.getByText('No enquiries yet')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation', { name: 'Folders' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'More actions for enquiries' }))
    .toBeVisible();
});

test('an old address leads to the same list, and to one parameter after the next choice', async () => {
  show('?state=answered&form=vip');
  const stages = ['answered', 'won', 'closed'];
  await expect.poll(() => asked).toMatchObject({ form: 'vip', stages });
  await expect
    .element(page.getByLabelText('Stage', { exact: true }))
    .toHaveDisplayValue('Answered, Won, Closed');
  await page.getByLabelText('Read or unread').selectOptions('Unread');
  await expect.poll(() => asked).toMatchObject({ stages, isUnread: true });
  expect(location.search).toBe('?form=vip&stage=answered%2Cwon%2Cclosed&unread=yes');
});

test('the stage is the only status of an opened enquiry, and unread is a mark on its name', async () => {
  show(`?enquiry=${noor.id}`);
  const article = page.getByRole('article');
  await expect
    .element(article.getByRole('heading', { name: 'Unread: Noor Lindqvist' }))
    .toBeVisible();
  const row = page.getByRole('list', { name: 'Enquiries' }).getByRole('button');
  await expect.element(row).toHaveAccessibleName(/^Unread: Noor Lindqvist/);
  expect(article.getByLabelText('Stage', { exact: true }).elements()).toHaveLength(1);
  await expect
    .element(article.getByRole('button', { name: 'Mark as answered' }))
    .not.toBeInTheDocument();
  await article.getByLabelText('Stage', { exact: true }).selectOptions('Answered');
  await article.getByRole('button', { name: 'Mark as read' }).click();
  await expect.poll(() => decisions).toEqual([{ status: 'answered' }, { isRead: true }]);
});

test('who writes in another language is named so, and the templates of replies are in it', async () => {
  noor = { ...noor, consentLanguage: 'fr-CA' };
  show(`?enquiry=${noor.id}`);
  const article = page.getByRole('article');
  await expect.element(article.getByText(/Writes in French/)).toBeVisible();
  const row = page.getByRole('list', { name: 'Enquiries' }).getByRole('button');
  await expect.element(row.getByText('French')).toBeVisible();
  await article.getByLabelText('Template').selectOptions('Viewing');
  await expect.element(article.getByLabelText('Subject')).toHaveValue('Votre visite');
});

test('what is held in the spam has no stage until it is released', async () => {
  noor = { ...noor, status: 'spam', isHeld: 1 };
  show(`?folder=spam&enquiry=${noor.id}`);
  await expect.element(page.getByText('Held as possible spam')).toBeVisible();
  const article = page.getByRole('article');
  await expect.element(article.getByLabelText('Stage', { exact: true })).not.toBeInTheDocument();
  await article.getByRole('button', { name: 'Release enquiry' }).click();
  await expect.poll(() => decisions).toEqual([{ status: 'new' }]);
});

test('the key that saves does not send a reply', async () => {
  show(`?enquiry=${noor.id}`);
  const send = page.getByRole('button', { name: 'Send reply' });
  await expect.element(send).toHaveAttribute('data-sends');
});

test('a reply in the own email app is offered only where email is not set up', async () => {
  show(`?enquiry=${noor.id}`);
  await expect.element(page.getByRole('button', { name: 'Send reply' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Reply in email app' });
  await expect.element(link).not.toBeInTheDocument();
  root.unmount();
  canSend = false;
  show(`?enquiry=${noor.id}`);
  await expect
    .element(link)
    .toHaveAttribute('href', 'mailto:noor@lindqvist.example?subject=Re%3A%20Contact');
  await expect
    .element(page.getByText(/is not recorded here: set the stage to Answered/))
    .toBeVisible();
});

test('notes are in the conversation in order, and one that could not be added stays typed', async () => {
  noor = { ...noor, id: '00000000-0000-4000-8000-000000000002' };
  const elsewhere = { ...note('Called first', null), enquiryId: 'another enquiry' };
  notes = [elsewhere, note('Called again', '2026-01-07T09:00:00.000Z')];
  answerAction('enquiries.addNote', () => ({ outcome: 'gone' }));
  show(`?enquiry=${noor.id}`);
  const shown = page.getByRole('article', { name: 'Note' });
  const texts = () => shown.elements().map((one) => one.textContent ?? '');
  await expect
    .poll(texts)
    .toEqual([
      expect.stringContaining('Note by youCalled first'),
      expect.stringMatching(/^Note by youJan 7, 2026.*Called again/),
    ]);
  const field = page.getByRole('textbox', { name: 'Note' });
  await field.fill('Third');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.element(page.getByText('This enquiry has been deleted')).toBeVisible();
  await expect.element(field).toHaveValue('Third');
  answerAction('enquiries.addNote', ({ body }) => {
    notes.push(note(body, '2026-01-08T09:00:00.000Z'));
    return { outcome: 'done', entryId: 'an entry' };
  });
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.poll(texts).toHaveLength(3);
  expect(texts()[2]).toContain('Third');
  await expect.element(field).toHaveValue('');
  let deleted: unknown;
  answerAction('enquiries.deleteNote', (input) => {
    deleted = input;
    return { outcome: 'done', entryId: 'an entry' };
  });
  await shown.first().getByRole('button', { name: 'Delete note' }).click();
  await expect.poll(() => deleted).toEqual({ id: 'another enquiry', noteId: 'Called first' });
  await expectNoAxeViolationsAgain();
});

function note(body: string, createdAt: string | null): EnquiryNote {
  return { id: body, enquiryId: noor.id, body, writtenBy: ingrid.email, createdAt };
}

function show(query: string) {
  history.replaceState(null, '', `${location.pathname}${query}`);
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<EnquiriesScreen member={ingrid} />);
}

test('consents stand with an enquiry and with all data of a person, who can be unsubscribed there', async () => {
  consents = [vipConsent, { ...vipConsent, purpose: 'reply', form: 'contact', sentence: 'Reply.' }];
  const unsubscribed: string[] = [];
  answerAction('enquiries.findPerson', () => ({ ...nothing, consents }));
  answerAction('enquiries.unsubscribePerson', ({ email }) => {
    unsubscribed.push(email);
    return { isWithdrawn: true };
  });
  show(`?enquiry=${noor.id}`);
  await page.getByRole('article').getByText('Emails about launches: version 3').click();
  await expect.element(page.getByText('You ask us to email you.')).toBeVisible();
  await expect.element(page.getByText('Form: VIP. Language: English (Canada)')).toBeVisible();
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  await page.getByRole('menuitem', { name: 'Personal data…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Email').fill(noor.email);
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect
    .element(dialog.getByRole('region', { name: 'Consents' }).getByRole('listitem').first())
    .toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Unsubscribe…' }).click();
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect.poll(() => unsubscribed).toEqual([noor.email]);
  await expect.element(page.getByText(`Unsubscribed: ${noor.email}`)).toBeVisible();
});

test('who has unsubscribed is shown with time and way, and cannot be unsubscribed again @long', async () => {
  const withdrawal = { at: '2026-01-06T17:00:00.000Z', way: 'one-click' } as const;
  consents = [{ ...vipConsent, withdrawal }];
  answerAction('enquiries.findPerson', () => ({ ...nothing, consents }));
  show('');
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  await page.getByRole('menuitem', { name: 'Personal data…' }).click();
  await page.getByRole('dialog').getByLabelText('Email').fill(noor.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect
    .element(page.getByText(/^Withdrawn .*: one click in the email program$/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Unsubscribe…' })).not.toBeInTheDocument();
});

test('a muted address says why, and an owner can let emails reach it again', async () => {
  let muted: PersonFound['muted'] = {
    since: '2026-01-06T17:00:00.000Z',
    reason: 'bounced',
    status: '5.1.1',
  };
  answerAction('enquiries.findPerson', () => {
    return { ...nothing, consents, muted };
  });
  answerAction('enquiries.unmutePerson', () => {
    muted = undefined;
    return { isUnmuted: true };
  });
  show('');
  await page.getByRole('button', { name: 'More actions for enquiries' }).click();
  await page.getByRole('menuitem', { name: 'Personal data…' }).click();
  await page.getByRole('dialog').getByLabelText('Email').fill(noor.email);
  await page.getByRole('button', { name: 'Find' }).click();
  const text = page.getByText(/^Muted .*: emails came back \(5\.1\.1\)\./);
  await expect.element(text).toBeVisible();
  const again = page.getByRole('button', { name: 'Write again' });
  await expect.element(again).toHaveAttribute('aria-disabled', 'false');
  await again.click();
  await expect.element(text).not.toBeInTheDocument();
});

test('a reply that only asks to stop has a button that unsubscribes its sender', async () => {
  messages = [
    {
      id: 'reply',
      enquiryId: noor.id,
      direction: 'received',
      messageId: '<stop@lindqvist.example>',
      subject: 'Re: Kestrel House',
      bodyHtml: '<p>STOP</p>',
      fromName: 'Noor',
      fromAddress: noor.email,
      sentBy: null,
      isAutomatic: 0,
      filesLeftOut: null,
      replyTo: null,
      problem: null,
      createdAt: '2026-01-06T17:00:00.000Z',
      files: [],
      mail: null,
      namesTeam: false,
      asksToStop: true,
    },
  ];
  answerAction('enquiries.unsubscribePerson', () => ({ isWithdrawn: true }));
  show(`?enquiry=${noor.id}`);
  await page.getByRole('button', { name: 'Unsubscribe Noor' }).click();
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect.element(page.getByText(`Unsubscribed: ${noor.email}`)).toBeVisible();
});

const nothing = { enquiries: [], mails: 0, letters: [], subscriptions: 0 };

const vipConsent: Consent = {
  confirmedAt: null,
  enquiryId: '00000000-0000-4000-8000-000000000001',
  form: 'vip',
  purpose: 'emails',
  sentence: 'You ask us to email you.',
  version: '3',
  language: 'en-CA',
  consentedAt: '2026-01-05T17:00:00.000Z',
  withdrawal: null,
  erasedAt: null,
};

function listed(): ListedEnquiry {
  const { id, form, aboutName, name, email, status, readAt, createdAt, isHeld } = noor;
  const { consentLanguage, viewingState, viewingDetails } = noor;
  const more = { givenTo: null, followUpOn: null, cameBy: 'form', joinedTo: null } as const;
  const excerpt = 'Two homes with a view.';
  return {
    id,
    form,
    aboutName,
    name,
    email,
    status,
    readAt,
    createdAt,
    isHeld,
    consentLanguage,
    viewingState,
    viewingDetails,
    ...more,
    excerpt,
    hasFailedEmail: false,
  };
}

function opened(): NonNullable<ActionAnswer<'enquiries.open'>> {
  return {
    enquiry: noor,
    mails: [],
    thread: { others: [], messages: messages as [], notes },
    consents,
    canSend,
    templates: [{ name: 'Viewing', subject: 'Votre visite', text: 'Bonjour {firstName},' }],
  };
}
