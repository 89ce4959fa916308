import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { home, openForm, published } from '../../../tests/kit/record-form.tsx';
import { listTexts } from '../../../tests/kit/steps.ts';
import { assistantActor } from '../../model/actors.ts';
import type { StoredRecord } from '../../model/record.ts';
import { FieldSet } from '../fields/FieldSet.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { AdviceList } from './AdviceList.tsx';

const schema = z.object({ title: z.string(), price: z.string(), text: z.string().nullish() });

type Home = StoredRecord & z.output<typeof schema>;

const live: Home = {
  ...home,
  price: 'From $1,240,000',
  text: 'Sixty-four homes above the inlet, each turned a few degrees from the last, and all of cedar.',
};

const draft: Home = {
  ...live,
  revision: 2,
  price: 'From $1,310,000',
  text: live.text?.replace('above', 'between') ?? '',
  publication: { ...published, state: 'changed', savedBy: 'mateo@solmere.example' },
};

test('the URL of a form can name the field to go to, once', async () => {
  history.replaceState(null, '', '?edit=home&field=text.1');
  openHome(draft);
  await expect.element(page.getByLabelText('Text')).toHaveFocus();
  expect(location.search).toBe('?edit=home');
  history.replaceState(null, '', location.pathname);
});

test('differences from the public version are marked by word, and can be reverted and restored, or all be discarded after a question', async () => {
  const { sent } = openHome(draft);
  await expect.element(page.getByText('Published, 2 unpublished changes')).toBeVisible();
  await expect.element(page.getByText('Published: “From $1,240,000”')).toBeVisible();
  await expect.element(page.getByText('Published: “…above…”')).toBeVisible();
  await expectNoAxeViolationsAgain();

  await page.getByRole('button', { name: 'More actions for this home' }).click();
  await page.getByRole('menuitem', { name: 'Compare with published version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two changes not yet published' });
  await expect.element(dialog).toBeVisible();
  expect(listTexts(dialog.getByRole('rowheader'))).toEqual(['Price', 'Text']);
  const [before, after] = document.querySelectorAll('dialog del, dialog ins');
  expect([before?.textContent, after?.textContent]).toEqual(['1,240,000', '1,310,000']);
  await expectNoAxeViolations();

  await dialog.getByRole('button', { name: 'Revert: Price' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'One change not yet published' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Undo: Price' }).click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Revert: Text' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(page.getByLabelText('Text')).toHaveValue(live.text ?? '');
  await expect.element(page.getByLabelText('Price')).toHaveValue('From $1,310,000');
  await expect.element(page.getByText('Published, 1 unpublished change')).toBeVisible();

  await page.getByRole('button', { name: /^Compare Price/ }).click();
  await page.getByRole('button', { name: 'Discard all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Compare Price/ }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect
    .poll(() => sent)
    .toMatchObject([{ input: { price: 'From $1,310,000', text: live.text } }]);
});

test('what the assistant changed is shown without what others did, also once they have saved', async () => {
  const assistant = assistantActor('Claude', 'mateo@solmere.example');
  const byAssistant = { ...live, price: draft.price };
  const versions = [
    { revision: 2, savedBy: 'mateo@solmere.example', isPublic: false, record: draft },
    { revision: 1, savedBy: assistant, isPublic: false, record: byAssistant },
    { revision: 0, savedBy: 'mateo@solmere.example', isPublic: true, record: live },
  ].map((version) => ({ ...version, savedAt: live.updatedAt, isDeleted: false }));
  const publication = { ...published, state: 'changed', assistant } as const;
  openHome(
    { ...draft, publication },
    { history: async () => ({ data: versions, error: undefined }) },
  );
  await page.getByRole('button', { name: 'See what the assistant changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by the assistant' });
  await expect.element(dialog.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  expect(listTexts(dialog.getByRole('rowheader'))).toEqual(['Price']);
});

test('a record without a draft has nothing to compare until something is typed', async () => {
  openHome({ ...live, publication: published });
  await expect.element(page.getByText('Published')).toBeVisible();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(document.querySelector('dialog')).toBeNull();
  await page.getByLabelText('Price').fill('Sold');
  expect(document.querySelector('[data-changed]')).toBeNull();
  await userEvent.keyboard('{Control>}d{/Control}');
  await expect
    .element(page.getByRole('dialog', { name: 'One change not yet published' }))
    .toBeVisible();
});

test.each([
  ['with drafts', draft],
  ['without drafts @long', withoutDrafts(draft)],
])('advice is shown %s, links to its field, and does not block publication', async (_, record) => {
  const { sent } = openHome(record);
  await page.getByRole('button', { name: 'No price' }).click();
  await expect.element(page.getByLabelText('Price')).toHaveFocus();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Update Home' }).click();
  await expect.poll(() => sent).toHaveLength(1);
});

function withoutDrafts({ publication: _publication, ...record }: Home): Home {
  return record;
}

function openHome(record: Home, props: Pick<Parameters<typeof openForm<Home>>[0], 'history'> = {}) {
  return openForm({
    ...props,
    record,
    publicRecord: live,
    schema,
    advice: <AdviceList advice={[{ field: 'price', text: 'No price' }]} />,
    children: (
      <FieldSet title="Home">
        <TextField name="title" label="Title" />
        <TextField name="price" label="Price" />
        <TextAreaField name="text" label="Text" />
      </FieldSet>
    ),
  });
}
