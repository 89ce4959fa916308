import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoAxeViolations } from '../../../../tests/kit/axe.ts';
import { draft, home, openForm } from '../../../../tests/kit/record-form.tsx';
import { draftInputSchema, optionalDay } from '../../../model/fields.ts';
import { RepeatableRows } from '../../rows/RepeatableRows.tsx';
import { AdminProvider } from '../../frame/AdminProvider.tsx';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { DayInput } from './DayInput.tsx';
import { DateField } from './DateField.tsx';
import { TextField } from '../TextField.tsx';

const schema = z.object({
  title: z.string(),
  done: optionalDay,
  steps: z.array(z.object({ date: optionalDay })),
});

const blank = { done: '', steps: [{ key: 'a', date: '' }] };

test.each([
  ['half a date', '2026-1', '“2026-1” is not a date. Write it as 2026-12-03.'],
  ['a day that does not exist @long', '2026-02-31', '“2026-02-31” is not a date.'],
  [
    'figures with two meanings @long',
    '03/12/2026',
    '“03/12/2026” could mean two dates. Write it as 2026-12-03.',
  ],
])('%s survives a draft and a reload, and is not published', async (_, text, error) => {
  const { sent } = openHome();
  for (const label of ['Done', 'Date']) {
    await page.getByLabelText(label, { exact: true }).click();
    await userEvent.keyboard(text);
  }
  await page.getByLabelText('Title').click();
  await expect
    .element(page.getByLabelText('Done'))
    .toHaveAccessibleDescription(expect.stringContaining(error));
  await expect.element(page.getByText('Two fields need attention')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect.element(page.getByLabelText('Done')).toHaveFocus();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect.poll(() => sent).toHaveLength(1);

  const { id: _id, ...typed } = sent[0]?.input ?? {};
  const stored = draftInputSchema(schema).parse(typed);
  const reopened = openHome({ ...blank, ...stored } as unknown as typeof blank);
  for (const label of ['Done', 'Date']) {
    const field = page.getByLabelText(label, { exact: true });
    await expect.element(field).toHaveValue(text);
    await field.fill('2026-12-03');
  }
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect
    .poll(() => reopened.sent)
    .toMatchObject([{ input: { done: '2026-12-03', steps: [{ date: '2026-12-03' }] } }]);
});

test('a day is typed in words or figures, and saved by keyboard before it is left @long', async () => {
  const { sent } = openHome();
  const done = page.getByLabelText('Done');
  await done.click();
  await userEvent.keyboard('Dec 3, 2026');
  await expect.element(done).toHaveValue('Dec 3, 2026');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent).toMatchObject([{ input: { done: '2026-12-03' } }]);
  await page.getByLabelText('Title').click();
  await expect.element(done).toHaveValue('2026-12-03');
});

test('a day is chosen from the calendar of the browser', async () => {
  const { sent } = openHome();
  await expect.element(page.getByLabelText('Done')).toBeVisible();
  const calendar = document.querySelector<HTMLInputElement>('[data-field="done"] [type="date"]');
  expect(calendar?.getBoundingClientRect().width).toBeGreaterThan(0);
  await userEvent.fill(calendar ?? document.body, '2026-12-03');
  await expect.element(page.getByLabelText('Done')).toHaveValue('2026-12-03');
  await page.getByRole('button', { name: 'Create Home' }).click();
  await expect.poll(() => sent).toMatchObject([{ input: { done: '2026-12-03' } }]);
});

test('half a date outside of a form stays as it is typed, also after a reload, and is not saved', async () => {
  const days: (string | null)[] = [];
  const show = () => {
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    root.render(
      <AdminProvider member={ingrid}>
        <DayInput name="a test" label="Due" day={null} onDay={(day) => days.push(day)} />
      </AdminProvider>,
    );
    return root;
  };
  const before = show();
  await page.getByLabelText('Due').fill('2027-1');
  await userEvent.keyboard('{Enter}');
  const described = expect.stringContaining('“2027-1” is not a date.');
  await expect.element(page.getByLabelText('Due')).toHaveAccessibleDescription(described);
  before.unmount();
  const after = show();
  await expect.element(page.getByLabelText('Due')).toHaveValue('2027-1');
  await expect.element(page.getByLabelText('Due')).toHaveAccessibleDescription(described);
  expect(days).toEqual([]);
  await page.getByLabelText('Due').fill('Jan 5, 2027');
  await userEvent.keyboard('{Enter}');
  expect(days).toEqual(['2027-01-05']);
  await expect.element(page.getByLabelText('Due')).toHaveValue('2027-01-05');
  after.unmount();
});

function openHome(values = blank) {
  return openForm({
    record: { ...home, ...values, publication: draft },
    schema,
    children: (
      <>
        <TextField name="title" label="Title" />
        <DateField name="done" label="Done" />
        <RepeatableRows name="steps" one="step" variant="line" nameIn="date">
          {(path) => <DateField name={`${path}.date`} label="Date" />}
        </RepeatableRows>
      </>
    ),
  });
}
