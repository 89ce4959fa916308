import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import {
  newCampaign,
  type AudienceCount,
  type CampaignPreview,
  type SendReport,
} from './campaign.ts';
import { CampaignsScreen } from './CampaignsScreen.tsx';

const campaign = {
  ...newCampaign,
  id: '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0001',
  revision: 3,
  updatedAt: '2026-11-20T18:00:00.000Z',
  name: 'Lantern Pier, before the list',
  lists: ['vip'],
  subject: 'Plans, 48 hours early',
  body: '<p>The drawings are ready.</p>',
};
const count: AudienceCount = {
  people: 412,
  languages: [
    { language: 'ja-JP', people: 355, hasText: false, first: null },
    { language: 'en-CA', people: 57, hasText: true, first: campaign.id },
  ],
  leftOut: { unconfirmed: 9, muted: 4 },
};
const preview: CampaignPreview = {
  html: '<!doctype html><html lang="en"><title>Plans</title><h1>Plans, 48 hours early</h1></html>',
  text: 'Plans, 48 hours early\n\nDear Noor Lindqvist,',
  subject: campaign.subject,
  from: 'SOLMERE <info@solmere.example>',
  to: 'Noor Lindqvist',
  languages: ['en-CA'],
  problems: [],
};
const running: SendReport = {
  id: '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0002',
  revision: 3,
  state: 'running',
  problem: null,
  at: '2026-11-20T18:00:00.000Z',
  zoneDay: null,
  rate: 60,
  from: 'Priya Raman, SOLMERE',
  startedBy: 'ada@solmere.example',
  endedAt: null,
  people: 412,
  written: 201,
  waiting: 211,
  waitingForText: 0,
  leftOut: {},
  accepted: 198,
  failed: 2,
  returned: 1,
  left: 0,
  enquiries: 3,
  viewings: 1,
  opened: null,
};

let root: Root | undefined;
let sent: object[] = [];
let previewed: object | undefined;
let isTried = false;
let sends: SendReport[] = [];

beforeEach(async () => {
  sent = [];
  isTried = false;
  sends = [];
  answerAction('campaigns.list', () => [campaign]);
  answerAction('campaigns.states', () => []);
  answerAction('campaigns.count', () => count);
  answerAction('campaigns.preview', (input) => {
    previewed = input;
    return preview;
  });
  answerAction('campaigns.people', () => []);
  answerAction('campaigns.sends', () => ({ isTried, sends }));
  answerAction('campaigns.trial', () => {
    isTried = true;
    return { outcome: 'done', emails: 1 };
  });
  answerAction('campaigns.send', (input) => {
    sent.push(input);
    sends = [running];
    return { outcome: 'done' };
  });
  answerAction('campaigns.change', (input) => {
    sent.push(input);
    sends = [{ ...running, state: 'paused' }];
    return { outcome: 'done' };
  });
  answerAction('partners.list', () => []);
  answerAction('projects.list', () => []);
  document.body.innerHTML = '<main class="admin-main"></main>';
  history.replaceState(null, '', `?edit=${campaign.id}`);
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<CampaignsScreen member={ingrid} />);
});
afterEach(() => {
  root?.unmount();
  history.replaceState(null, '', location.pathname);
});

test('who gets it is counted, and the email is shown as it is sent @long', async () => {
  const counts = page.getByLabelText('Who gets it', { exact: true }).last();
  await expect.element(counts.getByText('412')).toBeVisible();
  await expect.element(counts.getByText('no current translation: they get English')).toBeVisible();
  await expect
    .element(counts.getByText('Left out: not confirmed 9, returned or complained before 4'))
    .toBeVisible();
  const email = page.getByRole('complementary', { name: 'Email' });
  await expect.element(email.getByText('Noor Lindqvist')).toBeVisible();
  expect(previewed).toMatchObject({ language: 'en-CA', readerId: campaign.id });
  await email.getByRole('button', { name: 'Plain text' }).click();
  await expect.element(email.getByText('Dear Noor Lindqvist,')).toBeVisible();
  await expectNoAxeViolations();
});

test('it is sent after one question, once it was sent to oneself', async () => {
  const send = page.getByRole('button', { name: 'Send to 412…' });
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Send it to yourself first, as it is now.')).toBeVisible();
  await send.click({ force: true });
  const toMe = page.getByRole('button', { name: 'Send to me first' });
  await expect.element(toMe).toHaveFocus();
  await toMe.click();
  await expect.element(page.getByText('1 email sent to you')).toBeVisible();
  await send.click();
  const question = page.getByRole('alertdialog', { name: 'Send to 412 people?' });
  await expect
    .element(question.getByText(/412 people in 2 languages, about 7 minutes/))
    .toBeVisible();
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Send to 412' }).click();
  await expect.element(page.getByText('Sending: 201 of 412')).toBeVisible();
  await expect.element(page.getByText(/^From Priya Raman, SOLMERE/)).toBeVisible();
  expect(sent).toMatchObject([{ campaignId: campaign.id, revision: 3, rate: 60, at: null }]);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Go on with 211' })).toBeVisible();
  expect(sent[1]).toEqual({ id: running.id, change: 'pause' });
});

test('what is typed but not saved is not sent', async () => {
  isTried = true;
  await page.getByLabelText('Subject').fill('Other plans');
  await expect.element(page.getByText('Save the campaign first.')).toBeVisible();
  await page.getByRole('button', { name: 'Send to me first' }).click({ force: true });
  await expect.element(page.getByRole('button', { name: 'Save campaign' })).toHaveFocus();
});
