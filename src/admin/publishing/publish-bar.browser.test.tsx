import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { ingrid } from '../../../tests/members.ts';
import { expectError } from '../../../tests/kit/set-up.ts';
import { defineNoun } from '../../lib/noun.ts';
import { AdminProvider } from '../AdminProvider.tsx';
import { FieldSet } from '../fields/FieldSet.tsx';
import { useValue } from '../fields/fields-context.ts';
import { TextField } from '../fields/TextField.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';

const noun = defineNoun({ name: 'homes', one: 'home', nameIn: 'title', hasDrafts: true });
const schema = z.object({ title: z.string() });
const home = { id: 'home', revision: 1, updatedAt: '2026-12-02T18:00:00.000Z', title: 'Kestrel' };

let root: Root | undefined;
let cancelled = 0;
afterEach(() => root?.unmount());

test('a half-typed day is no error of the screen, and cannot be scheduled', async () => {
  openHome();
  await openMenu();
  await page.getByRole('menuitem', { name: 'Schedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await dialog.getByLabelText('Unpublish automatically').click();
  for (const halfTyped of ['0002-12-01', '0202-12-01', '9999-12-31', '']) {
    await dialog.getByLabelText('Date', { exact: true }).fill(halfTyped);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect.element(dialog.getByText('Enter a date and time')).toBeVisible();
    await dialog.getByLabelText('Unpublish automatically').click();
    await dialog.getByLabelText('Unpublish automatically').click();
  }
  await dialog.getByLabelText('Unpublish on').fill('0002-12-01');
  await dialog.getByRole('button', { name: 'Tomorrow, 9 AM' }).click();
  await expect.element(dialog.getByText('Enter a date and time to unpublish')).toBeVisible();
});

test('what a part of a form cannot show leaves the rest of the form as it was', async () => {
  expectError(/Invalid time value/);
  openHome();
  await page.getByLabelText('Title').fill('Kestrel House, half typed');
  await expect.element(page.getByText('Error: Invalid time value')).toBeVisible();
  await expect.element(page.getByText('What you typed is still in the form.')).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Kestrel House, half typed');
  await page.getByLabelText('Title').fill('Kestrel House');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Preview of Kestrel House')).toBeVisible();
});

test('what a screen cannot show is said in its place, with a way on', async () => {
  expectError(/Invalid time value/);
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new RangeError('Invalid time value');
    return <p>All is well</p>;
  }
  show(<Fragile />);
  await expect.element(page.getByText('Error: Invalid time value')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('All is well')).toBeVisible();
});

test('Escape in the menu of a form closes the menu alone', async () => {
  openHome();
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More publishing options' })).toHaveFocus();
  await openMenu();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(cancelled).toBe(0);
  await userEvent.keyboard('{Escape}');
  expect(cancelled).toBe(1);
});

async function openMenu() {
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}

function openHome() {
  const done = () =>
    Promise.resolve({ data: { outcome: 'done' as const, record: home }, error: undefined });
  cancelled = 0;
  show(
    <RecordForm
      mode="form"
      noun={noun}
      record={home}
      schema={schema}
      save={done}
      saveError="Failed to save home"
      publishing={{
        saveDraft: done,
        schedule: done,
        unschedule: done,
        discard: done,
        unpublish: done,
        published: () => Promise.resolve({ data: home, error: undefined }),
      }}
      onSaved={() => undefined}
      onCancel={() => (cancelled += 1)}
      aside={<Preview />}
    >
      <FieldSet title="Home">
        <TextField name="title" label="Title" />
      </FieldSet>
    </RecordForm>,
  );
}

function Preview() {
  const title = String(useValue('title'));
  if (title.endsWith('half typed')) throw new RangeError('Invalid time value');
  return <p>Preview of {title}</p>;
}

function show(screen: ReactNode) {
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"><h1>Home</h1><div></div></main>';
  root = createRoot(document.querySelector('main div') ?? document.body);
  root.render(<AdminProvider member={ingrid}>{screen}</AdminProvider>);
}
