import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../tests/members.ts';
import type { AddressScreen } from './address-screen.ts';
import { AddressesScreen } from './AddressesScreen.tsx';
import type { ListedRedirect } from './redirect.ts';

const redirect: ListedRedirect = {
  id: 'old',
  revision: 1,
  fromPath: '/old',
  target: '/vip',
  visits: 3,
  createdBy: 'ingrid@solmere.example',
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
  leadsSomewhere: true,
};
const screen: AddressScreen = {
  notFound: { people: [], robots: [] },
  redirects: [redirect],
  renamed: [],
  deadLinks: [],
  checksOthers: false,
  hasLooked: true,
};

test('a refused undo reports the reason', async () => {
  answerAction('addresses.read', () => screen);
  answerAction('addresses.remove', () => ({ outcome: 'done', record: redirect }));
  answerAction('addresses.restore', () => ({
    outcome: 'refused',
    fields: { fromPath: 'Another redirect already uses this path.' },
  }));
  document.body.innerHTML = '<main class="admin-main"></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<AddressesScreen member={ingrid} />);

  await page.getByRole('button', { name: 'Delete redirect from /old' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Another redirect already uses this path.')).toBeVisible();
  root.unmount();
});
