import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { SignOut } from '../frame/AdminHeader.tsx';
import { listAllDrafts, putAutosaved } from '../autosave/autosaved-drafts.ts';
import { offerToDeleteDrafts, rememberSignOut } from './signed-out-drafts.ts';
import { SignInForm } from './SignInForm.tsx';

let user = '';
const other = 'other@solmere.example';

beforeEach(async () => {
  user = `${crypto.randomUUID()}@solmere.example`;
  sessionStorage.clear();
  for (const [writer, name] of [
    ['a', user],
    ['b', user],
    ['c', other],
  ] as const)
    await putAutosaved({ ...draft, writer: writer + user, user: name });
});

test('after signing out, the drafts of this user can be deleted from the device', async () => {
  await signOut();
  await openSignIn();
  await expect.element(page.getByText('2 drafts stay on this device.')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Delete 2 drafts' }).click();
  await expect.element(page.getByText('Drafts deleted from this device')).toBeVisible();
  expect(await listAllDrafts(user)).toEqual([]);
  expect(await listAllDrafts(other)).not.toEqual([]);
});

test('without signing out in this tab nothing is offered', async () => {
  rememberSignOut();
  await openSignIn();
  expect(document.querySelector<HTMLElement>('[data-left-drafts]')?.hidden).toBe(true);
  expect(await listAllDrafts(user)).toHaveLength(2);
});

async function signOut() {
  show(<SignOut email={user} />);
  rememberSignOut();
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

async function openSignIn() {
  const form = { greeting: 'Good morning', action: '', destination: '/admin', email: '' };
  show(<SignInForm {...form} />);
  await offerToDeleteDrafts(document.querySelector('[data-left-drafts]'));
}

function show(content: ReactNode) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  flushSync(() => root.render(content));
}

const draft = {
  noun: 'partners',
  recordId: 'new',
  revision: 0,
  name: undefined,
  newId: undefined,
  values: { name: 'Half' },
  base: {},
  savedAt: new Date().toISOString(),
};
