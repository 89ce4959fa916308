import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { isLong } from '../../../tests/kit/long.ts';
import { draft, home, openForm, published } from '../../../tests/kit/record-form.tsx';
import type { Publication } from '../../model/record.ts';
import { FieldSet } from '../fields/FieldSet.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { RepeatableRows } from '../rows/RepeatableRows.tsx';
import { listenForSubmitKeys } from '../browser/submit-keys.ts';

const schema = z.object({
  title: z.string().min(1, 'Enter a title'),
  text: z.string(),
  story: z.string(),
  benefits: z.array(z.object({ key: z.string(), title: z.string() })),
});

const whole = {
  ...home,
  text: 'Two\nlines',
  story: '<p>Once</p>',
  benefits: [{ key: 'a', title: 'A garden' }],
};
const noon = '2026-12-03T20:00:00.000Z';
const later = '2026-12-10T20:00:00.000Z';

beforeAll(listenForSubmitKeys);

test.each([
  ['Ctrl', 'Control'],
  ['⌘ @long', 'Meta'],
])(
  '%s with Enter publishes and with S saves the draft, from every kind of field',
  async (_, held) => {
    const asked = openHome(draft);
    for (const label of ['Title', 'Text', 'Story', 'Benefit']) {
      const field = page.getByLabelText(label, { exact: true });
      await expect.element(field).toBeVisible();
      // A key that publishes is the one that a field may take for itself.
      for (const [key, name] of [
        ...(isLong || label === 'Story' ? [['s', 'saveDraft'] as const] : []),
        ['{Enter}', 'save'],
      ] as const) {
        asked.splice(0);
        await field.click();
        await userEvent.keyboard(`{${held}>}${key}{/${held}}`);
        await expect.poll(() => asked.map((one) => one.name)).toEqual([name]);
      }
    }
    expect(asked.at(-1)?.input).toMatchObject({
      text: 'Two\nlines',
      story: '<p>Once</p>',
      benefits: [{ title: 'A garden' }],
    });
  },
);

test.each(['Story', 'Title @long', 'Text @long', 'Benefit @long'])(
  'Ctrl, Shift and Enter schedules from %s',
  async (field) => {
    const asked = openHome(draft);
    await page.getByLabelText(field.replace(' @long', ''), { exact: true }).click();
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  },
);

test('a key that is held or pressed twice saves once', async () => {
  const asked = openHome(draft);
  await page.getByLabelText('Title').click();
  for (const key of ['Enter', 'Enter', 's']) press(false, key);
  press(true, 'Enter');
  press(true, 's');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).not.toBeInTheDocument();
  expect(asked.map(({ name }) => name)).toEqual(['save']);
});

test('where there is only one save, both keys save', async () => {
  const asked = openHome(undefined);
  await page.getByLabelText('Text').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => asked.map(({ name }) => name)).toEqual(['save']);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => asked.map(({ name }) => name)).toEqual(['save', 'save']);
});

test('in a dialog the keys press its own button, and in a question nothing @long', async () => {
  const asked = openHome(published);
  await choose('More publishing options', 'Schedule…');
  await page.getByRole('dialog').getByLabelText('Date', { exact: true }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => asked.map(({ name }) => name)).toEqual(['schedule']);
  asked.splice(0);
  await choose('More publishing options', 'Unpublish…');
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}s{/Control}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(asked).toEqual([]);
});

test('the bar comes first for the keyboard, and an error still takes the focus to its field', async () => {
  openHome(draft);
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.focus();
  const reached: string[] = [];
  for (let times = 0; times < 7; times += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    reached.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
  }
  expect(reached.slice(0, 6)).toEqual([
    expect.stringMatching(/^Saved /),
    'Cancel',
    'More actions for this home',
    'Save draft',
    'Schedule…',
    'Create Home',
  ]);
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  await page.getByLabelText('Title').clear();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('One field needs attention')).toBeVisible();
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
});

test('the button tells what it does to the site', async () => {
  for (const [publication, name, hint] of [
    [draft, 'Create Home', 'Publishes at once'],
    [published, 'Update Home', 'Publishes at once'],
    [
      { ...draft, state: 'scheduled', publishAt: noon },
      'Create Home',
      'Publishes at once, before the scheduled time',
    ],
    [undefined, 'Update Home', 'Publishes at once'],
  ] as const) {
    openHome(publication);
    const button = page.getByRole('button', { name });
    await expect.element(button).toHaveAccessibleDescription(hint);
    await expect.element(page.getByText(hint, { exact: true })).toBeVisible();
    if (name === 'Create Home') {
      await page.getByLabelText('Title').fill('Later');
      await expect.element(button).toHaveAccessibleDescription('Visitors see it later');
    }
  }
});

test('a schedule is a line with its own way out', async () => {
  const asked = openHome({
    ...draft,
    state: 'scheduled',
    publishAt: noon,
    unpublishAt: later,
  });
  await expect.element(page.getByText(/^Will be published Dec 3, 2026/)).toBeVisible();
  await expect.element(page.getByText(/^Will be unpublished Dec 10, 2026/)).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Cancel scheduled unpublishing' }).click();
  await expect.element(page.getByText(/^Will be unpublished/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Reschedule…' })).toHaveFocus();
  await page.getByRole('button', { name: 'Cancel scheduled publishing' }).click();
  await expect.element(page.getByText(/^Will be published/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Schedule…', exact: true })).toHaveFocus();
  expect(asked.map(({ name }) => name)).toEqual(['keepPublished', 'unschedule']);
});

test('a schedule is changed on its own line, and the menu does not offer it again @long', async () => {
  const asked = openHome({ ...published, state: 'changed', publishAt: noon });
  await page.getByRole('button', { name: 'More publishing options' }).click();
  await expectItems('Discard changes…', 'Unpublish…');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Reschedule…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  await expect.element(dialog.getByLabelText('Date', { exact: true })).toHaveValue('2026-12-03');
  await dialog.getByLabelText('Date', { exact: true }).fill('2099-12-04');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect.poll(() => asked.map(({ name }) => name)).toEqual(['schedule']);
  expect(asked[0]?.input['publishAt']).toMatchObject({ day: '2099-12-04' });
});

test('what publishes and what concerns the record are two menus, of nothing but items, the first in focus @long', async () => {
  openHome({ ...published, state: 'changed' });
  for (const [menu, ...items] of [
    ['More publishing options', 'Schedule…', 'Discard changes…', 'Unpublish…'],
    [
      'More actions for this home',
      'Compare with published version',
      'History',
      'Show as of…',
      'Duplicate',
      'Keyboard shortcuts',
    ],
  ] as const) {
    const button = page.getByRole('button', { name: menu });
    await button.click();
    await expectItems(...items);
    await expect.element(page.getByRole('menuitem', { name: items[0] })).toHaveFocus();
    await expectNoAxeViolations();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: items[1] })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
  }
  await page.getByRole('button', { name: 'More actions for this home' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
});

test('Ctrl and the arrow goes to the next field with a gap, in a text first to its end', async () => {
  openHome(draft);
  const [title, text] = [page.getByLabelText('Title'), page.getByLabelText('Text')];
  await userEvent.clear(title);
  await text.click();
  await userEvent.keyboard('{Control>}{Home}{ArrowDown}{/Control}');
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{ArrowDown}{/Control}');
  await expect.element(title).toHaveFocus();
  await userEvent.fill(title, 'Kestrel');
  await userEvent.keyboard('{Tab}{Control>}{ArrowDown}{/Control}');
  await expect.element(page.getByText('No field has a gap').first()).toBeVisible();
});

function press(isRepeated: boolean, key: string) {
  const init = { key, ctrlKey: true, repeat: isRepeated, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
}

async function choose(menu: string, item: string) {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function expectItems(...labels: string[]) {
  await expect.element(page.getByRole('menu')).toBeVisible();
  const items = page.getByRole('menuitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(labels);
}

/** The form of a saved home, without drafts if it has no publication. Returns what it sends to the server. */
function openHome(publication: Publication | undefined) {
  const { sent } = openForm({
    record: { ...whole, ...(publication && { publication }) },
    publicRecord: { ...whole, title: 'Kestrel' },
    schema,
    history: async () => ({ data: [], error: undefined }),
    onDuplicate: () => undefined,
    getSubmitHint: ({ title }) => (title === 'Later' ? 'Visitors see it later' : undefined),
    children: (
      <FieldSet title="Home">
        <TextField name="title" label="Title" />
        <TextAreaField name="text" label="Text" rows={3} />
        <RichTextField name="story" label="Story" />
        <RepeatableRows name="benefits" one="benefit" variant="line" nameIn="title">
          {(path) => <TextField name={`${path}.title`} label="Benefit" />}
        </RepeatableRows>
      </FieldSet>
    ),
  });
  return sent;
}
