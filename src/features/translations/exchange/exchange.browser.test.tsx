import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction, type ActionAnswer } from '../../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../../tests/kit/axe.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import type { Translated } from '../../../model/translations/units.ts';
import type { ExchangedRecord } from './exchange.ts';
import { LanguageExchange } from './LanguageExchange.tsx';

type Sent = { name: string; recordId: string; revision?: number; fields: Translated };

const tower: ExchangedRecord = {
  noun: 'projects',
  recordId: 'k',
  name: 'Kestrel House',
  id: 'a',
  revision: 4,
  isPublic: true,
  units: [
    { path: 'area', source: 'Coal Harbour', kind: 'line' },
    { path: 'description', source: 'Call {office.phone}', kind: 'prose' },
  ],
  fields: {},
};

const draft: ExchangedRecord = {
  ...tower,
  recordId: 'd',
  name: 'Not yet shown',
  isPublic: false,
  units: [{ path: 'area', source: 'Lantern Row', kind: 'line' }],
};

const story: ExchangedRecord = {
  ...tower,
  noun: 'news',
  recordId: 'n',
  name: 'Kestrel opens',
  revision: undefined,
  isPublic: true,
  units: [{ path: 'content', source: '<p>It <em>opens</em>.</p>', kind: 'html' }],
};

let root: Root | undefined;
let sent: Sent[] = [];
let files: string[] = [];

beforeEach(() => {
  sent = [];
  files = [];
  answerAction('translations.texts', ({ noun, withDrafts }) =>
    [tower, story, ...(withDrafts ? [draft] : [])].filter((record) => record.noun === noun),
  );
  answerAction('translations.save', (input) => save('save', input));
  answerAction('translations.saveDraft' as 'translations.save', (input) =>
    save('saveDraft', input),
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => files.push(text));
    return '#file';
  });
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"><h1>Settings</h1><div></div></main>';
  root = createRoot(document.querySelector('main div') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <LanguageExchange locale="fr-CA" />
    </AdminProvider>,
  );
});

afterEach(() => {
  root?.unmount();
  toast.removeAll();
});

test('a language leaves as XLIFF and comes back: reported first, then one save for each record, undone at once', async () => {
  const xliff = await exportAs('File for translators (XLIFF 1.2)');
  expect(xliff).toContain('target-language="fr-CA"');
  const translated = xliff
    .replace(/(resname="area".*?<target[^>]*>)/s, '$1Coal Harbour, Vancouver')
    .replace(/(resname="description".*?<target[^>]*>)/s, '$1Appelez')
    .replace(
      /(resname="content".*?<target[^>]*>)/s,
      '$1<ph id="1"/>Elle <ph id="2"/>ouvre<ph id="3"/>.<ph id="4"/>',
    );
  await importFile('fr.xlf', translated);
  const dialog = page.getByRole('dialog', { name: 'Import French' });
  await expect.element(dialog.getByText('new texts')).toBeVisible();
  await expect.element(dialog.getByText('Nothing has been written yet.')).toBeVisible();
  await expect
    .element(dialog.getByRole('cell', { name: 'Placeholder {office.phone} is missing' }))
    .toBeVisible();
  await expectNoAxeViolations();
  expect(sent).toEqual([]);
  await dialog.getByLabelText('Then').selectOptions('Publish where no text is missing');
  await dialog.getByRole('button', { name: 'Import 2 texts' }).click();
  await expect.element(page.getByText('1 record published, 1 saved as a draft')).toBeVisible();
  expect(sent).toMatchObject([
    { name: 'save', recordId: 'n', fields: { content: { text: '<p>Elle <em>ouvre</em>.</p>' } } },
    { name: 'saveDraft', recordId: 'k', revision: 4, fields: { area: { source: 'Coal Harbour' } } },
  ]);
  let undone: unknown;
  answerAction('activity.undo', ({ ids }) => {
    undone = ids;
    return { undone: [], refused: [] };
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Import undone')).toBeVisible();
  expect(undone).toEqual(['entry-k', 'entry-n']);
});

test('a language leaves as a table and comes back as drafts @long', async () => {
  const csv = await exportAs('CSV, for spreadsheets');
  const table = csv.replace('"Coal Harbour",""', '"Coal Harbour","Le port"');
  await importFile('fr.csv', table);
  await page.getByRole('button', { name: 'Import 1 text' }).click();
  await expect.element(page.getByText('1 record saved as a draft')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'saveDraft', fields: { area: { text: 'Le port' } } }]);
});

test('texts of a draft leave once they are chosen, and are never published by an import @long', async () => {
  const csv = await exportAs('CSV, for spreadsheets', true);
  expect(csv).toContain('"Not yet shown","Not on the site"');
  await importFile('fr.csv', csv.replace('"Lantern Row",""', '"Lantern Row","Le rang"'));
  const dialog = page.getByRole('dialog', { name: 'Import French' });
  await expect
    .element(dialog.getByText('1 text is of a record that is not published.'))
    .toBeVisible();
  await dialog.getByLabelText('Then').selectOptions('Publish where no text is missing');
  await dialog.getByRole('button', { name: 'Import 1 text' }).click();
  await expect.element(page.getByText('1 saved as a draft')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'saveDraft', recordId: 'd' }]);
});

test('a record that cannot be saved is named with the reason @long', async () => {
  answerAction('translations.saveDraft' as 'translations.save', (input) =>
    (input as Sent).recordId === 'n'
      ? { outcome: 'refused', fields: { '': 'This record was deleted.' } }
      : save('saveDraft', input),
  );
  const csv = await exportAs('CSV, for spreadsheets');
  const table = csv
    .replace('"Coal Harbour",""', '"Coal Harbour","Le port"')
    .replace('</em>.</p>",""', '</em>.</p>","<p>Elle <em>ouvre</em>.</p>"');
  await importFile('fr.csv', table);
  await page.getByRole('button', { name: 'Import 2 texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import French' });
  await expect
    .element(dialog.getByText('Kestrel opens was not imported. This record was deleted.'))
    .toBeVisible();
  await expect.element(page.getByText('1 record saved as a draft, 1 not imported')).toBeVisible();
});

test('a file that is none says so, and nothing can be imported', async () => {
  await importFile('fr.csv', 'Name,Price\nA,1');
  await expect.element(page.getByText('The table has no column “Record”.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

async function exportAs(format: string, withDrafts = false) {
  await page.getByRole('button', { name: 'Export French…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export French' });
  await dialog.getByLabelText('Format').selectOptions(format);
  if (withDrafts) await dialog.getByLabelText('Include drafts').click();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const done = withDrafts ? '4 texts exported, 1 of them not on the site' : '3 texts exported';
  await expect.element(page.getByText(done)).toBeVisible();
  await expect.poll(() => files.length).toBe(1);
  return files[0] ?? '';
}

async function importFile(name: string, text: string) {
  await expect.element(page.getByRole('button', { name: 'Import French…' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for a file');
  await userEvent.upload(input, new File([text], name));
}

function save(name: string, request: unknown): ActionAnswer<'translations.save'> {
  const { recordId, revision, fields } = request as Sent;
  sent.push({ name, recordId, ...(revision !== undefined && { revision }), fields });
  const record = { recordId, fields } as never;
  return { outcome: 'done', record, entryId: `entry-${recordId}` };
}
