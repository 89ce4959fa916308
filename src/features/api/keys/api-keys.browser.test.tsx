import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import type { ApiKey } from './api-key.ts';
import { ApiKeys } from './ApiKeys.tsx';

const crm: ApiKey = {
  id: '0b7d0a3e-5a5f-4a43-9d35-7b0f1c7f1a01',
  name: 'CRM',
  beginsWith: 'sol_live_b03x',
  scopes: ['read', 'homes'],
  origins: ['https://kestrel.example'],
  assists: null,
  clientId: null,
  expiresAt: null,
  createdBy: ingrid.email,
  createdAt: '2026-11-20T18:00:00.000Z',
  lastUsedAt: null,
  isExpired: false,
};

let root: Root;

beforeEach(() => {
  answerAction('enquiries.members', () => [
    { id: 'ada', name: 'Ada', email: 'ada@solmere.example' },
  ]);
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});

afterEach(() => root.unmount());

function renderKeys() {
  root.render(
    <AdminProvider member={ingrid}>
      <ApiKeys />
    </AdminProvider>,
  );
}

test('a new key is shown once, with what it may do and where', async () => {
  const sent: unknown[] = [];
  answerAction('apiKeys.list', () => (sent.length === 0 ? [] : [crm]));
  answerAction('apiKeys.create', (input: unknown) => {
    sent.push(input);
    return { outcome: 'done', id: crm.id, key: 'sol_live_b03xSECRET' };
  });
  renderKeys();
  await expect.element(page.getByText('No API keys')).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabelText('Name').fill('CRM');
  await page.getByLabelText('Read content').click();
  await page.getByLabelText('Update homes').click();
  await page.getByLabelText('Origins').fill('https://kestrel.example');
  await page.getByLabelText('Expires after').selectOptions('Never');
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Copy the key for “CRM” now.')).toBeVisible();
  await expect.element(page.getByLabelText('New key')).toHaveValue('sol_live_b03xSECRET');
  expect(sent).toEqual([
    {
      name: 'CRM',
      scopes: ['read', 'homes'],
      origins: 'https://kestrel.example',
      days: null,
      assists: null,
    },
  ]);
  await expect.element(page.getByText('Read content, update homes')).toBeVisible();
  await expect.element(page.getByText('Not used yet')).toBeVisible();
});

test('errors stand at their fields, and nothing typed is lost', async () => {
  answerAction('apiKeys.list', () => []);
  answerAction('apiKeys.create', () => ({
    outcome: 'refused',
    fields: { name: 'Required.', scopes: 'Choose at least one permission' },
  }));
  renderKeys();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabelText('Origins').fill('https://kestrel.example');
  await page.getByRole('button', { name: 'Create key' }).last().click();
  await expect.element(page.getByText('Choose at least one permission')).toBeVisible();
  await expect.element(page.getByText('Required.')).toBeVisible();
  await expect.element(page.getByLabelText('Origins')).toHaveValue('https://kestrel.example');
});

test('a key is revoked after a question', async () => {
  let isRevoked = false;
  answerAction('apiKeys.list', () => (isRevoked ? [] : [crm]));
  answerAction('apiKeys.revoke', () => {
    isRevoked = true;
    return { outcome: 'done' };
  });
  renderKeys();
  await page.getByRole('button', { name: 'Revoke… CRM' }).click();
  await expect.element(page.getByText('The key stops working at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect.element(page.getByText('Key revoked')).toBeVisible();
  await expect.element(page.getByText('No API keys')).toBeVisible();
});

test('the key of an assistant names the member that it acts for @long', async () => {
  const sent: unknown[] = [];
  answerAction('apiKeys.list', () =>
    sent.length === 0 ? [] : [{ ...crm, name: 'Claude', assists: 'ada@solmere.example' }],
  );
  answerAction('apiKeys.create', (input: unknown) => {
    sent.push(input);
    return { outcome: 'done', id: crm.id, key: 'sol_live_b03xSECRET' };
  });
  renderKeys();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabelText('Name').fill('Claude');
  await page.getByLabelText('Read content').click();
  await page.getByLabelText('Save drafts').click();
  await page.getByLabelText('Assistant of').selectOptions('Ada');
  await page.getByRole('button', { name: 'Create key' }).last().click();
  await expect.element(page.getByText('Assistant of ada@solmere.example')).toBeVisible();
  expect(sent).toMatchObject([{ scopes: ['read', 'draft'], assists: 'ada' }]);
});
