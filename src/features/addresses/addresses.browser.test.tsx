import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction, type ActionAnswer } from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import type { AddressScreen } from './address-screen.ts';
import { AddressesScreen } from './AddressesScreen.tsx';
import type { NotFoundPath } from './not-found.ts';
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
  hasTarget: true,
};
const stored = { ...redirect, publication: undefined, deletedAt: null };
const missing: NotFoundPath = {
  path: '/residences/kestrel',
  people: 41,
  robots: 2,
  cameFrom: 'paper.example',
  lastDay: '2026-11-19',
  guess: '/projects/kestrel-house',
};
const screen: AddressScreen = {
  notFound: { people: [missing], robots: [], total: 1 },
  redirects: [redirect, { ...redirect, id: 'b', fromPath: '/b', hasTarget: false }],
  renamed: [],
  deadLinks: [
    {
      address: '/partners/removed',
      recordId: '1',
      fault: 'Page does not exist',
      since: '2026-11-18T11:00:00.000Z',
      title: 'Launch',
      kind: 'News item',
      adminAddress: '/admin/news?edit=1',
    },
  ],
  checksOthers: false,
  linkCheckHint: undefined,
  hasChecked: true,
};

let root: Root;

beforeEach(() => {
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  history.replaceState(undefined, '', location.pathname);
  answerAction('addresses.read', () => screen);
});

afterEach(() => {
  root.unmount();
  toast.remove();
  history.replaceState(undefined, '', location.pathname);
});

test('each job has a tab with an address, and the back button leads to the one before', async () => {
  show();
  await expect.element(tab('Missing pages 1')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('row', { name: /kestrel.*41.*Nov 19, 2026/ })).toBeVisible();
  await expectNoAxeViolations();
  tab('Redirects 2').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(location.search).toBe('?tab=redirects');
  await expect.element(page.getByRole('row', { name: /\/old.*Working.*by you/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /\/b.*Target not found/ })).toBeVisible();
  await expect.element(page.getByText('/residences/kestrel')).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await tab('Broken links 1').click();
  expect(location.search).toBe('?tab=broken-links');
  await expect
    .element(page.getByRole('row', { name: /removed.*Launch.*Page does not exist.*Nov 18, 2026/ }))
    .toBeVisible();
  await expectNoAxeViolations();
  history.back();
  await expect.element(tab('Redirects 2')).toHaveAttribute('aria-current', 'true');
  history.back();
  await expect.element(tab('Missing pages 1')).toHaveAttribute('aria-current', 'true');
});

test('a link opens its tab, and an unknown one the first', async () => {
  history.replaceState(undefined, '', '?tab=broken-links');
  show();
  await expect.element(tab('Broken links 1')).toHaveAttribute('aria-current', 'true');
  expect(tab('Redirects 2').element()).toHaveAttribute('href', '?tab=redirects');
  root.unmount();
  history.replaceState(undefined, '', '?tab=none');
  show();
  await expect.element(tab('Missing pages 1')).toHaveAttribute('aria-current', 'true');
});

test('Redirect opens the dialog with the missing page, and errors are beside their fields @long', async () => {
  const saved: unknown[] = [];
  let answer: ActionAnswer<'addresses.save'> = {
    outcome: 'refused',
    fields: { target: 'There is no page at this path.' },
  };
  answerAction('addresses.save', (input) => {
    saved.push(input);
    return answer;
  });
  show();
  await page.getByRole('button', { name: 'Redirect /residences/kestrel' }).click();
  const from = page.getByRole('textbox', { name: 'From' });
  const to = page.getByRole('textbox', { name: 'To' });
  await expect.element(from).toHaveValue('/residences/kestrel');
  await expect.element(to).toHaveValue('/projects/kestrel-house');
  await expect.element(to).toHaveFocus();
  await expectNoAxeViolations();
  await to.fill('/nowhere');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('There is no page at this path.')).toBeVisible();
  await expect.element(to).toHaveFocus();
  await expect.element(to).toHaveAccessibleDescription(/There is no page/);
  answer = { outcome: 'done', record: { ...stored, fromPath: missing.path } };
  await page.getByRole('button', { name: 'Save redirect' }).click();
  await expect.element(page.getByText('/residences/kestrel now redirects to /vip')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  const [first, second] = saved as { id: string; target: string }[];
  expect([first?.target, second?.target]).toEqual(['/nowhere', '/nowhere']);
  expect(second?.id).toBe(first?.id);
});

test('the same dialog adds an empty redirect and edits one @long', async () => {
  show();
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus();
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Add redirect' })).toHaveFocus();
  await tab('Redirects 2').click();
  await page.getByRole('button', { name: 'Edit redirect from /old' }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit redirect' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue('/vip');
});

test('a redirect deleted by a colleague is recreated by saving again @long', async () => {
  history.replaceState(undefined, '', '?tab=redirects');
  const ids: string[] = [];
  answerAction('addresses.save', ({ id = '' }) => {
    ids.push(id);
    return ids.length === 1
      ? { outcome: 'conflict', newest: null }
      : { outcome: 'done', record: stored };
  });
  show();
  await page.getByRole('button', { name: 'Edit redirect from /old' }).click();
  await page.getByRole('button', { name: 'Save redirect' }).click();
  await expect.element(page.getByText(/Someone else deleted this redirect/)).toBeVisible();
  await page.getByRole('button', { name: 'Save redirect' }).click();
  await expect.element(page.getByText('Redirect saved')).toBeVisible();
  expect(ids[0]).toBe('old');
  expect(ids[1]).not.toBe('old');
});

test('an owner reads how to have links to other sites checked', async () => {
  history.replaceState(undefined, '', '?tab=broken-links');
  const linkCheckHint = 'To check them, set CHECK_LINKS=on on the server.';
  answerAction('addresses.read', () => ({ ...screen, linkCheckHint }));
  show();
  await expect.element(page.getByText(/Links to other sites are not checked\.$/)).toBeVisible();
  await page.getByText('For whoever runs the server').click();
  await expect.element(page.getByText(linkCheckHint)).toBeVisible();
});

test('empty tabs say what will appear there', async () => {
  answerAction('addresses.read', () => ({
    ...screen,
    notFound: { people: [], robots: [], total: 0 },
    redirects: [],
    deadLinks: [],
  }));
  show();
  await expect.element(page.getByText('No missing pages')).toBeVisible();
  await tab('Redirects 0').click();
  await expect.element(page.getByText('No redirects')).toBeVisible();
  await tab('Broken links 0').click();
  await expect.element(page.getByText('No broken links')).toBeVisible();
});

test('a refused undo reports the reason', async () => {
  answerAction('addresses.remove', () => ({ outcome: 'done', record: stored }));
  answerAction('addresses.restore', () => ({
    outcome: 'refused',
    fields: { fromPath: 'Another redirect already uses this path.' },
  }));
  history.replaceState(undefined, '', '?tab=redirects');
  show();
  await page.getByRole('button', { name: 'Delete redirect from /old' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Another redirect already uses this path.')).toBeVisible();
});

test('thousands of redirects are shown in parts and found by search @long', async () => {
  const redirects = Array.from({ length: 250 }, (_, index) => ({
    ...redirect,
    id: `r${index}`,
    fromPath: `/?p=${index}`,
  }));
  answerAction('addresses.read', () => ({ ...screen, redirects }));
  history.replaceState(undefined, '', '?tab=redirects');
  show();
  await expect.element(page.getByText('100 of 250')).toBeVisible();
  expect(document.querySelectorAll('tbody tr')).toHaveLength(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(200);
  await userEvent.fill(page.getByLabelText('Search redirects'), '?p=249');
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(1);
  await userEvent.fill(page.getByLabelText('Search redirects'), 'nothing');
  await expect.element(page.getByText('No redirects match your search.')).toBeVisible();
});

function show() {
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<AddressesScreen member={ingrid} />);
}

function tab(name: string) {
  return page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });
}
