import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../../tests/kit/axe.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import { optionsSchema, type ListedImport, type ListedItem } from '../moving.ts';
import { Moving } from './Moving.tsx';

const base: ListedImport = {
  id: '7f2c1a52-6c9b-4a53-9d5e-0a2f3a1b4c5d',
  system: 'older-site',
  kind: 'older-site',
  name: 'old-site.zip',
  folder: null,
  state: 'checked',
  options: optionsSchema.parse({}),
  done: 0,
  total: 0,
  problem: null,
  createdBy: ingrid.email,
  createdAt: '2026-11-26T09:00:00.000Z',
  updatedAt: '2026-11-26T09:00:00.000Z',
  counts: {
    projects: { create: 4, clash: 1, refused: 1 },
    partners: { create: 2, change: 1 },
    file: { found: 12, missing: 1 },
    redirect: { create: 3 },
  },
};

const items: ListedItem[] = [
  {
    kind: 'projects',
    sourceId: 'j1',
    name: 'The Ardmore',
    place: 'projects.json, row 2',
    outcome: 'clash',
    notes: ['Another project here has the same slug.'],
  },
  {
    kind: 'projects',
    sourceId: 'j2',
    name: 'Marine Row',
    place: 'projects.json, row 4',
    outcome: 'refused',
    notes: ['Units: “1.200” could mean two numbers.'],
  },
];

let root: Root;
let imports: ListedImport[];
let calls: [name: string, input: unknown][];

beforeEach(() => {
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  imports = [];
  calls = [];
  answerAction('moving.list', () => imports);
  answerAction('moving.items', () => items);
  for (const name of ['check', 'run', 'stop', 'resume', 'undo', 'discard'] as const)
    answerAction(`moving.${name}`, (input) => {
      calls.push([name, input]);
      const states = {
        check: 'checking',
        run: 'running',
        stop: 'stopped',
        resume: 'running',
        undo: 'undoing',
        discard: 'undone',
      } as const;
      imports = imports.map((one) => ({ ...one, state: states[name] }));
      return { outcome: 'done', isChanged: true };
    });
});

afterEach(() => {
  root.unmount();
  toast.remove();
  vi.restoreAllMocks();
});

test('a file is chosen and uploaded, and a refusal says why', async () => {
  const answers = [
    { status: 422, response: { message: 'Choose a ZIP, XML, CSV, XLSX or JSON file.' } },
    { status: 201, response: { id: base.id } },
  ];
  const opened: string[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response: unknown;
    open(_method: string, url: string) {
      opened.push(url);
    }
    setRequestHeader() {}
    send() {
      Object.assign(this, answers.shift());
      if (this.status === 201) imports = [{ ...base, state: 'checking', done: 3, total: 12 }];
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  show();
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectNoAxeViolations();
  const input = page.getByLabelText('File to import');
  await userEvent.upload(input, new File(['x'], 'old.txt'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Choose a ZIP, XML, CSV, XLSX or JSON file.');
  await userEvent.upload(input, new File(['x'], 'old site.zip'));
  await expect.element(page.getByText('Checking old-site.zip: 3 of 12')).toBeVisible();
  expect(opened).toEqual(['/uploads/import?name=old.txt', '/uploads/import?name=old+site.zip']);
  vi.unstubAllGlobals();
});

test('the report names what is created and asks about what clashes, and what is to be published is checked as such @long', async () => {
  imports = [base];
  show();
  await expect.element(page.getByText('to create, as drafts')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Marine Row.*1\.200.*Left out/ }))
    .toBeVisible();
  await expectNoAxeViolations();
  await userEvent.selectOptions(page.getByLabelText('The Ardmore'), 'Use the file');
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Import', exact: true }),
    'Published, what is published there',
  );
  await expect.element(page.getByText('Checking old-site.zip')).toBeVisible();
  const options = { isPublished: true, decisions: { 'projects j1': 'file' as const } };
  imports = [{ ...base, options: { ...base.options, ...options } }];
  await page.getByRole('button', { name: 'Import 8 records' }).click();
  expect(calls).toEqual([
    ['check', { id: base.id, options }],
    ['run', { id: base.id, options }],
  ]);
  await expect.element(page.getByText('Importing old-site.zip')).toBeVisible();
});

test('a run shows its progress, is stopped, continues, and is undone as a whole', async () => {
  imports = [{ ...base, state: 'running', done: 20, total: 80 }];
  show();
  await expect
    .element(page.getByRole('progressbar', { name: 'Importing' }))
    .toHaveAttribute('aria-valuenow', '25');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText(/stopped after 20 of 80/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(calls.map(([name]) => name)).toEqual(['stop', 'resume']);
  imports = [{ ...base, state: 'done', counts: { projects: { created: 5 } } }];
  await page.getByRole('button', { name: 'Undo…' }).click();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect.element(page.getByText('Undoing the import of old-site.zip')).toBeVisible();
});

test('earlier imports say how they ended, and each has its report', async () => {
  imports = [
    { ...base, state: 'done', counts: { projects: { created: 5, refused: 1 } } },
    { ...base, id: 'b', state: 'undone', counts: { projects: { created: 4, clash: 2 } } },
    { ...base, id: 'c', state: 'undone', counts: { projects: { create: 4 } } },
  ];
  show();
  for (const text of [
    '5 created, 0 updated, 0 unchanged, 1 left out',
    'Undone, except 2 records',
    'Cancelled',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  expect(page.getByRole('button', { name: 'Report (CSV)' }).elements()).toHaveLength(3);
});

test('the columns of a sheet are matched, and a required one is asked for', async () => {
  const options = optionsSchema.parse({
    noun: 'news',
    columns: { title: 0 },
    head: ['Headline', 'Words'],
    sample: [['One', 'A text']],
  });
  imports = [{ ...base, kind: 'sheet', name: 'news.csv', state: 'matching', options, counts: {} }];
  show();
  await expect.element(page.getByLabelText('Column for Title')).toHaveValue('0');
  await expectNoAxeViolations();
  await expect.element(page.getByText('This column fills no field: Words')).toBeVisible();
  await page.getByRole('button', { name: 'Check the sheet' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose the column for Content.');
  await userEvent.selectOptions(page.getByLabelText('Column for Content'), 'Words');
  await page.getByRole('button', { name: 'Check the sheet' }).click();
  expect(calls).toEqual([
    ['check', { id: base.id, options: { noun: 'news', columns: { title: 0, content: 1 } } }],
  ]);
});

function show() {
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <h1>Connections</h1>
      <Moving />
    </AdminProvider>,
  );
}
