import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ingrid } from '../../../tests/members.ts';
import { defineNoun } from '../../lib/noun.ts';
import type { Change, Publication, StoredRecord } from '../../lib/record.ts';
import { AdminProvider } from '../AdminProvider.tsx';
import { TextField } from '../fields/TextField.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';

const noun = defineNoun({ name: 'homes', one: 'home', nameIn: 'title', hasDrafts: true });
const schema = z.object({ title: z.string() });

type Home = StoredRecord & { title: string; publishAt?: string };

const draft: Publication = {
  state: 'draft',
  isPublic: false,
  publishAt: null,
  problem: null,
  savedBy: ingrid.email,
};

let root: Root | undefined;
afterEach(() => root?.unmount());

test('a form that is still open after Schedule continues with what was scheduled', async () => {
  const { seen } = openHome();
  await schedule();
  await expect.poll(() => seen).toEqual([['schedule', 1]]);
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect
    .poll(() => seen)
    .toEqual([
      ['schedule', 1],
      ['save', 2],
    ]);
  expect(document.querySelector('dialog, [role=alertdialog]')).toBeNull();
});

test('publishing what was only scheduled elsewhere is no conflict', async () => {
  const { seen, elsewhere } = openHome();
  elsewhere();
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect
    .poll(() => seen)
    .toEqual([
      ['save', 1],
      ['save', 2],
    ]);
  expect(document.querySelector('dialog, [role=alertdialog]')).toBeNull();
});

async function schedule() {
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
}

/** The form of a home, whose server knows revisions. Returns the revisions that it has been sent. */
function openHome() {
  const seen: [string, number | undefined][] = [];
  let home: Home = {
    id: 'home',
    revision: 1,
    updatedAt: '2026-12-02T18:00:00.000Z',
    title: 'Kestrel House',
    publication: draft,
  };
  const write = (name: string, input: object): Change<Home> => {
    const { revision, publishAt: _wallTime, ...typed } = input as Home;
    seen.push([name, revision]);
    if (revision !== home.revision) return { outcome: 'conflict', newest: home };
    const state = name === 'save' ? 'published' : 'scheduled';
    const publishAt = name === 'save' ? null : '2099-01-01T00:00:00.000Z';
    const publication = { ...draft, state, isPublic: name === 'save', publishAt } as Publication;
    home = { ...home, ...typed, revision: home.revision + 1, publication };
    return { outcome: 'done', record: home };
  };
  const action = (name: string) => async (input: object) => ({
    data: write(name, input),
    error: undefined,
  });
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"><h1>Home</h1><div></div></main>';
  root = createRoot(document.querySelector('main div') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <RecordForm
        mode="form"
        noun={noun}
        record={home}
        schema={schema}
        valuesOf={(record) => ({ title: record?.title })}
        save={action('save')}
        saveError="Failed to save home"
        publishing={{
          saveDraft: action('saveDraft'),
          schedule: action('schedule'),
          unschedule: action('unschedule'),
          discard: action('discard'),
          published: async () => ({ data: null, error: undefined }),
        }}
        onSaved={() => undefined}
        onCancel={() => undefined}
      >
        <TextField name="title" label="Title" />
      </RecordForm>
    </AdminProvider>,
  );
  return {
    seen,
    elsewhere: () => {
      const publishAt = '2099-01-01T00:00:00.000Z';
      home = {
        ...home,
        revision: home.revision + 1,
        publication: { ...draft, state: 'scheduled', publishAt },
      };
    },
  };
}
