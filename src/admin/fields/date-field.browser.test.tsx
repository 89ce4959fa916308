import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { ingrid } from '../../../tests/members.ts';
import { defineNoun } from '../../lib/noun.ts';
import type { StoredRecord } from '../../lib/record.ts';
import { AdminProvider } from '../AdminProvider.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { DateField } from './DateField.tsx';
import { halfTyped } from './DayInput.tsx';
import { TextField } from './TextField.tsx';

const noun = defineNoun({ name: 'homes', one: 'home', nameIn: 'title', hasDrafts: true });
const schema = z.object({ title: z.string(), done: z.iso.date().nullable() });

let root: Root | undefined;
afterEach(() => root?.unmount());

test.each([
  ['half a date', '12'],
  ['a day that does not exist', '02312026'],
])('%s is neither dropped nor rolled over', async (_, keys) => {
  const sent = openHome();
  await page.getByLabelText('Done').click();
  await userEvent.keyboard(keys);
  await page.getByLabelText('Title').click();
  await expect.element(page.getByLabelText('Done')).toHaveAccessibleDescription(halfTyped);
  await expect.element(page.getByText('One field needs attention')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByLabelText('Done')).toHaveFocus();
  await page.getByRole('button', { name: 'Create Home' }).click();
  expect(sent).toEqual([]);

  await page.getByLabelText('Done').fill('2026-12-03');
  await expect.element(page.getByText('One field needs attention')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect.poll(() => sent).toMatchObject([{ done: '2026-12-03' }]);
});

test('a save by keyboard from within half a date shows its error', async () => {
  const sent = openHome();
  await page.getByLabelText('Done').click();
  await userEvent.keyboard('12');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByLabelText('Done')).toHaveAccessibleDescription(halfTyped);
  expect(sent).toEqual([]);
});

/** Returns the inputs that are saved. */
function openHome() {
  const sent: object[] = [];
  const record: StoredRecord & { title: string } = {
    id: 'home',
    revision: 1,
    updatedAt: '2026-12-02T18:00:00.000Z',
    title: 'Kestrel House',
    publication: { state: 'draft', isPublic: false, publishAt: null, problem: null, savedBy: '' },
  };
  const save = async (input: object) => {
    sent.push(input);
    return { data: { outcome: 'done' as const, record }, error: undefined };
  };
  const publishing = { saveDraft: save, schedule: save, unschedule: save, discard: save };
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"><h1>Home</h1><div></div></main>';
  root = createRoot(document.querySelector('main div') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <RecordForm
        mode="form"
        noun={noun}
        record={record}
        schema={schema}
        valuesOf={() => ({ title: record.title, done: '' })}
        save={save}
        saveError="Failed to save home"
        publishing={{ ...publishing, published: async () => ({ data: null, error: undefined }) }}
        onSaved={() => undefined}
        onCancel={() => undefined}
      >
        <TextField name="title" label="Title" />
        <DateField name="done" label="Done" />
      </RecordForm>
    </AdminProvider>,
  );
  return sent;
}
