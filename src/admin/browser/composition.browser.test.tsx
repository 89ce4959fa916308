import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { draft, home, openForm, show } from '../../../tests/kit/record-form.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { TextField } from '../fields/TextField.tsx';
import { openPalette, Palette } from '../palette/Palette.tsx';
import { RepeatableRows } from '../rows/RepeatableRows.tsx';

const composing = { keyCode: 229, isComposing: true };
const composed = { keyCode: 229, isComposing: false };

/** What browsers send while a word is composed and confirmed. */
const words: [string, string, (typeof composing)[], 'before' | 'after'][] = [
  ['Japanese in Chrome', '温泉', [composing], 'before'],
  ['Japanese in Safari @long', '温泉', [composed], 'after'],
  ['Chinese in Chrome @long', '花园', [composing, composing], 'before'],
  ['Chinese in Safari @long', '花园', [composed, composed], 'after'],
  ['Korean in Chrome @long', '정원', [composing], 'before'],
  ['Korean in Safari', '정원', [composed], 'after'],
];

test.each(words)('keys that compose %s mean nothing else', async (...[, word, keys, order]) => {
  const { sent, cancelled } = openHome();
  const benefit = page.getByLabelText('Benefit', { exact: true });
  await benefit.click();
  compose(word, keys, order);
  await page.getByLabelText('Title').click();
  compose(word, keys, order);
  await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
  expect(rows()).toHaveLength(1);
  expect(sent).toEqual([]);
  expect(cancelled).toEqual([]);
  // The next Enter is no longer of the word.
  await benefit.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(rows).toHaveLength(2);
});

test.each(words)(
  '%s is composed in a dialog and in the palette',
  async (...[, word, keys, order]) => {
    const said: string[] = [];
    show(
      <>
        <Dialog
          heading="New"
          onCancel={() => said.push('cancelled')}
          actions={
            <button type="button" onClick={() => said.push('added')}>
              Add
            </button>
          }
        >
          <input aria-label="Name" />
        </Dialog>
      </>,
    );
    await page.getByLabelText('Name').click();
    compose(word, keys, order);
    expect(said).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(said).toEqual(['added']);

    const item = { id: 'a', title: 'Quay', icon: 'forward', run: async () => ({ groups: [] }) };
    show(<Palette search={async () => ({ groups: [{ title: 'Go to', items: [item] }] })} />);
    openPalette();
    await expect.element(page.getByRole('option')).toBeVisible();
    page
      .getByRole('option')
      .element()
      .addEventListener('click', () => said.push('went'));
    compose(word, keys, order);
    await expect.element(page.getByRole('combobox')).toBeVisible();
    expect(said).toEqual(['added']);
  },
);

/** Enter, Escape, an arrow and Ctrl+S, of which each browser sends some while a list of words is open. */
function compose(word: string, keys: object[], order: 'before' | 'after') {
  const field = document.activeElement;
  const send = (event: Event) => field?.dispatchEvent(event);
  const data = { bubbles: true, data: word };
  send(new CompositionEvent('compositionstart', data));
  send(new CompositionEvent('compositionupdate', data));
  if (order === 'after') send(new CompositionEvent('compositionend', data));
  for (const init of keys)
    for (const key of ['ArrowDown', 'Escape', 'Enter'])
      send(new KeyboardEvent('keydown', { key, ...init, bubbles: true, cancelable: true }));
  if (order === 'before') send(new CompositionEvent('compositionend', data));
}

function rows() {
  return document.querySelectorAll('[data-row]');
}

function openHome() {
  const cancelled: string[] = [];
  const { sent } = openForm({
    record: { ...home, benefits: [{ key: 'a', title: 'A garden' }], publication: draft },
    schema: z.object({ title: z.string(), benefits: z.array(z.object({ title: z.string() })) }),
    onCancel: () => void cancelled.push('cancelled'),
    children: (
      <>
        <TextField name="title" label="Title" />
        <RepeatableRows name="benefits" one="benefit" variant="line" nameIn="title">
          {(path) => <TextField name={`${path}.title`} label="Benefit" />}
        </RepeatableRows>
      </>
    ),
  });
  return { sent, cancelled };
}
