import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { defineNoun } from '../../model/noun.ts';
import { AdminProvider } from '../frame/AdminProvider.tsx';
import { PlaceholdersProvider } from '../fields/placeholders.ts';
import { TextField } from '../fields/TextField.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { RepeatableRows } from './RepeatableRows.tsx';

type Crew = { title: string; text: string }[];
type Boat = { id: string; revision: number; updatedAt: string; crew: Crew; figures: Crew };

const member = z
  .object({ key: z.string(), title: z.string().nullish(), text: z.string().nullish() })
  .refine(({ text }) => text !== 'wrong', { path: ['text'], error: 'This is wrong.' });
const schema = z.object({ crew: z.array(member), figures: z.array(member) });
const noun = defineNoun({ name: 'boats', one: 'boat', nameIn: 'crew' });
const facts = [
  { name: 'company', value: 'SOLMERE' },
  { name: 'office.phone', value: '+1 604 555 0142' },
  { name: 'office.email', value: 'info@solmere.example' },
];

let unmount = () => {};
let saved: Boat | undefined;

beforeEach(async () => {
  saved = undefined;
  await page.viewport(1280, 800);
  document.body.innerHTML = '<main class="admin-main"></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  unmount = () => root.unmount();
  root.render(<BoatForm />);
  await expect.element(page.getByRole('button', { name: 'Move Ann up' })).toBeVisible();
});

afterEach(() => unmount());

test('rows can be added, moved by arrows and keys, and removed, and the focus follows the row', async () => {
  await page.getByRole('button', { name: 'Move Ann down' }).click();
  expect(titles()).toEqual(['Bo', 'Ann', 'Cy']);
  await expect.element(page.getByText('Ann is now 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(titles()).toEqual(['Bo', 'Cy', 'Ann']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Ann up');

  element('Drag Cy').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(titles()).toEqual(['Cy', 'Bo', 'Ann']);
  expect(document.activeElement).toBe(element('Drag Cy'));

  await page.getByRole('button', { name: 'Remove Bo' }).click();
  expect(titles()).toEqual(['Cy', 'Ann']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(titles()).toEqual(['Cy', 'Bo', 'Ann']);

  await page.getByRole('button', { name: 'Add hand' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('crew.3.title');
  await userEvent.keyboard('Di');
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Update Boat' }).click();
  await expect.poll(() => saved?.crew.map(({ title }) => title)).toEqual(['Cy', 'Bo', 'Ann', 'Di']);
});

test('one row is open at a time, and one with an error opens automatically', async () => {
  const ann = page.getByRole('button', { name: 'Ann', exact: true });
  await ann.click();
  await expect.element(ann).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabelText('Duty').first().fill('wrong');
  await page.getByRole('button', { name: 'Bo', exact: true }).click();
  await page.getByRole('button', { name: 'Update Boat' }).click();
  await expect.element(page.getByText('This is wrong.')).toBeVisible();
  expect(document.activeElement?.getAttribute('name')).toBe('crew.0.text');
});

test('Enter in a line adds the next row', async () => {
  await page.getByRole('textbox', { name: 'Figure' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('figures.1.title');
});

test('placeholders are offered after a brace, and inserted by keyboard @long', async () => {
  await page.getByRole('textbox', { name: 'Figure' }).fill('Ring {');
  const list = page.getByRole('listbox', { name: 'Placeholders' });
  await expect.element(list).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('off{ArrowDown}');
  await expect
    .poll(() => document.querySelector('[role="option"][aria-selected="true"]')?.textContent)
    .toContain('{office.email}');
  await userEvent.keyboard('{Enter}.');
  await expect
    .element(page.getByRole('textbox', { name: 'Figure' }))
    .toHaveValue('Ring {office.email}.');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{{');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});

function BoatForm() {
  return (
    <AdminProvider member={ingrid}>
      <h1>Boat</h1>
      <RecordForm
        mode="form"
        noun={noun}
        record={boat}
        save={async (input: object) => {
          saved = { ...boat, ...input };
          return { data: { outcome: 'done', record: saved }, error: undefined };
        }}
        saveError="Failed to save boat"
        onSaved={() => undefined}
        onCancel={() => undefined}
        schema={schema}
      >
        <PlaceholdersProvider value={facts}>
          <RepeatableRows name="crew" one="hand" variant="open" nameIn="title" asideIn="text">
            {(row, prefix) => (
              <>
                <TextField name={`${row}.title`} label={`${prefix}Who`} />
                <TextField name={`${row}.text`} label={`${prefix}Duty`} />
              </>
            )}
          </RepeatableRows>
          <RepeatableRows name="figures" one="figure" variant="line" nameIn="title">
            {(row, prefix) => <TextField name={`${row}.title`} label={`${prefix}Figure`} />}
          </RepeatableRows>
        </PlaceholdersProvider>
      </RecordForm>
    </AdminProvider>
  );
}

const boat = {
  id: 'b1',
  revision: 1,
  updatedAt: '',
  crew: [
    { key: 'a', title: 'Ann', text: '' },
    { key: 'b', title: 'Bo', text: '' },
    { key: 'c', title: 'Cy', text: '' },
  ],
  figures: [{ key: 'f', title: '', text: '' }],
};

function titles() {
  return [...document.querySelectorAll('[data-row] button[aria-expanded]')].map(
    ({ textContent }) => textContent,
  );
}

function element(name: string) {
  return page.getByRole('button', { name }).element() as HTMLElement;
}
