import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { projectNoun } from '../projects/project.ts';
import type { PreviewLink } from './preview-link.ts';
import { SharePreviewDialog } from './SharePreviewDialog.tsx';

const id = '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0003';
const create = page.getByRole('button', { name: 'Create and copy link' });

let root: Root | undefined;
let created = 0;
let links: PreviewLink[] = [];
const expiresAt = '2099-01-05T17:00:00.000Z';
const present = { id: '1', createdBy: 'Ada', expiresAt, opened: 0, lastOpenedAt: null };

beforeEach(() => {
  created = 0;
  links = [];
  answerAction('previewLinks.list', () => links);
  answerAction('previewLinks.create', () => {
    created++;
    links = [{ ...present, token: 'token' }];
    return { outcome: 'done', token: 'token' };
  });
  document.body.innerHTML = '<main class="admin-main"></main>';
});
afterEach(() => root?.unmount());

test('what may not be public is said with its reasons, and no link is created', async () => {
  const reason = 'British Columbia asks for: Disclosure statement filed on. Source: The act.';
  answerAction('previewLinks.ask', () => ({
    outcome: 'refused',
    faults: { 'legal.filings.BC/disclosure.filedOn': reason, title: reason },
  }));
  open();
  await expect.element(page.getByText('This project cannot be shared yet.')).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await create.click({ force: true });
  await expectNoAxeViolations();
  expect(created).toBe(0);
});

test('without a link that can be shown, one is created and copied as the dialog opens', async () => {
  answerAction('previewLinks.ask', () => ({ outcome: 'public' }));
  links = [{ ...present, token: null }];
  open();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveValue(expect.stringMatching(/preview\/token$/));
  await expect.element(page.getByRole('button', { name: 'Create another link' })).toBeVisible();
  expect(created).toBe(1);
});

test('the newest link is there to copy, and another is created only when it is asked for', async () => {
  answerAction('previewLinks.ask', () => ({ outcome: 'public' }));
  links = [{ ...present, token: 'earlier' }];
  open();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveValue(expect.stringMatching(/preview\/earlier$/));
  await expect.element(page.getByText('Not opened yet.').first()).toBeVisible();
  expect(created).toBe(0);
  await page.getByRole('button', { name: 'Create another link' }).click();
  await expect.element(link).toHaveValue(expect.stringMatching(/preview\/token$/));
  expect(created).toBe(1);
});

test('what leaves without prices says so, and is shared', async () => {
  answerAction('previewLinks.ask', () => ({
    outcome: 'limited',
    missingFiling: 'disclosure statement',
  }));
  open();
  const note = 'Prices and the enquiry form are left out until the disclosure statement is filed.';
  await expect.element(page.getByText(note)).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveValue(expect.stringMatching(/preview\/token$/));
  expect(created).toBe(1);
});

function open() {
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <SharePreviewDialog noun={projectNoun} id={id} onClose={() => undefined} />
    </AdminProvider>,
  );
}
