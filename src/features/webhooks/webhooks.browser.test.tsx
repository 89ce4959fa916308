import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerAction,
  type ActionAnswer,
  type ActionInput,
} from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { refused } from '../../model/record.ts';
import { webhookEventTypes } from '../../model/webhook-event.ts';
import { ConnectionsScreen } from '../connections/ConnectionsScreen.tsx';
import type { ListedDelivery, ListedWebhook } from './webhook.ts';

const crm: ListedWebhook = {
  id: '6a0b6e4e-0000-4000-8000-000000000000',
  revision: 3,
  name: 'CRM',
  url: 'https://crm.example/hooks/solmere',
  events: [...webhookEventTypes],
  isEnabled: true,
  stopped: undefined,
  failing: { since: '2026-11-20T16:10:00.000Z', nextAt: '2026-11-20T17:40:00.000Z' },
  lastSentAt: '2026-11-20T16:00:00.000Z',
  waiting: 1,
  deliveries: 214,
  overlapUntil: undefined,
};
const failed: ListedDelivery = {
  id: 'failed',
  type: 'enquiry.created',
  state: 'failed',
  queuedAt: '2026-11-20T16:10:00.000Z',
  nextTryAt: '2026-11-20T17:40:00.000Z',
  status: 500,
  fault: 'Not accepted',
  tookMs: 1_200,
  tries: 4,
};
const sent: ListedDelivery = { ...failed, id: 'sent', state: 'sent', status: 200, fault: null };

let root: Root;

beforeEach(() => {
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  history.replaceState(undefined, '', location.pathname);
  answerAction('webhooks.list', () => [crm]);
  answerAction('webhooks.deliveries', () => ({ deliveries: [failed, sent], hasMore: false }));
});

afterEach(() => {
  root.unmount();
  toast.remove();
});

test('an empty list says what a webhook is for, and connections are among the settings', async () => {
  answerAction('webhooks.list', () => []);
  show();
  await expect.element(page.getByText('Add one to send events to another system.')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect
    .element(sections.getByRole('link', { name: 'Connections' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(sections.getByRole('link', { name: 'Company' }))
    .toHaveAttribute('href', '/admin/settings#company');
  await expectNoAxeViolations();
});

test('a webhook is added with chosen events, and its secret is shown once', async () => {
  const inputs: ActionInput<'webhooks.save'>[] = [];
  answerAction('webhooks.save', (input) => {
    inputs.push(input);
    return inputs.length === 1
      ? refused({ url: 'Enter a full URL starting with https://' })
      : { outcome: 'done', secret: 'whsec_secret' };
  });
  show();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabelText('Name').fill('Sales');
  await dialog.getByLabelText('URL').fill('http://sales.example');
  await dialog.getByRole('checkbox', { name: /^New enquiry/ }).click();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Save webhook' }).click();
  await expect.element(dialog.getByLabelText('URL')).toHaveFocus();
  await dialog.getByLabelText('URL').fill('https://sales.example/in');
  await dialog.getByRole('button', { name: 'Save webhook' }).click();
  await expect.element(page.getByLabelText('New secret')).toHaveValue('whsec_secret');
  await expect.element(page.getByText('Sales added')).toBeVisible();
  const [first, second] = inputs;
  expect(second).toMatchObject({
    name: 'Sales',
    url: 'https://sales.example/in',
    events: ['enquiry.created'],
  });
  expect(second?.id).toBe(first?.id);
});

test('an opened webhook shows its log, and a delivery its request and answers', async () => {
  answerAction('webhooks.delivery', () => ({
    eventId: 'msg_1',
    url: crm.url,
    body: '{"type":"enquiry.created"}',
    attempts: [
      {
        id: 'a',
        attemptedAt: '2026-11-20T16:10:00.000Z',
        tookMs: 1_200,
        status: 500,
        fault: 'Not accepted',
        answer: 'Out of order',
        headers: { 'webhook-id': 'msg_1' },
      },
    ],
  }));
  show();
  await open();
  await expect.element(page.getByText(/^Failing since/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /enquiry.created 500 Not accepted 1.2 s 4/ }))
    .toBeVisible();
  await expectNoAxeViolationsAgain();
  await page
    .getByRole('button', { name: /^View enquiry.created/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'enquiry.created' });
  await expect.element(dialog.getByText(/POST https:\/\/crm.example/)).toBeVisible();
  await expect.element(dialog.getByText('Out of order')).toBeVisible();
  await expectNoAxeViolations();
});

test('a delivery is sent again, and events are replayed since a time @long', async () => {
  const calls: object[] = [];
  answerAction('webhooks.sendAgain', (input): ActionAnswer<'webhooks.sendAgain'> => {
    calls.push(input);
    return { outcome: 'done' };
  });
  answerAction('webhooks.replay', (input): ActionAnswer<'webhooks.replay'> => {
    calls.push(input);
    return { outcome: 'done', count: 3 };
  });
  show();
  await open();
  await page
    .getByRole('button', { name: /^Send again/ })
    .first()
    .click();
  await expect.element(page.getByText('Event queued again')).toBeVisible();
  await page.getByRole('button', { name: 'Replay since…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replay events to CRM' });
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2026-11-20');
  await dialog.getByLabelText('Time').fill('07:30');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('3 events queued again')).toBeVisible();
  expect(calls).toMatchObject([
    { id: 'failed' },
    { id: crm.id, since: { day: '2026-11-20', time: '07:30' } },
  ]);
});

test('a secret is replaced after a question that says how long both sign @long', async () => {
  answerAction('webhooks.replaceSecret', () => ({
    secret: 'whsec_next',
    formerUntil: '2026-11-21T16:10:00.000Z',
  }));
  show();
  await open();
  await page.getByRole('button', { name: 'Replace secret…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace the secret of CRM?' });
  await expect.element(question.getByText(/signed with both secrets/)).toBeVisible();
  await question.getByRole('button', { name: 'Replace secret' }).click();
  await expect.element(page.getByLabelText('New secret')).toHaveValue('whsec_next');
});

test('a webhook that was switched off says why, and is switched on', async () => {
  const reason = 'It did not accept events for 3 days.';
  const stopped = { at: '2026-11-20T16:10:00.000Z', reason };
  answerAction('webhooks.list', () => [{ ...crm, isEnabled: false, failing: undefined, stopped }]);
  const calls: object[] = [];
  answerAction('webhooks.switch', (input): ActionAnswer<'webhooks.switch'> => {
    calls.push(input);
    return { outcome: 'done' };
  });
  show();
  await expect.element(page.getByText(reason)).toBeVisible();
  await open();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(page.getByText('CRM switched on')).toBeVisible();
  expect(calls).toEqual([{ id: crm.id, isEnabled: true }]);
});

function show() {
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<ConnectionsScreen member={ingrid} />);
}

async function open() {
  await page.getByText(crm.url).click();
  await expect.element(page.getByRole('button', { name: 'Send test event' })).toBeVisible();
}
