import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listenForSubmitKeys } from './submit-keys.ts';

beforeAll(listenForSubmitKeys);

test('a form with one save is saved by both keys, once, while it is not busy', async () => {
  const submitted = show(
    '<form><label>Note <textarea></textarea></label><button>Save</button></form>',
  );
  await page.getByLabelText('Note').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Meta>}s{/Meta}');
  expect(submitted).toEqual(['Save', 'Save']);
  page.getByRole('button').element().setAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(submitted).toHaveLength(2);
  expect((page.getByLabelText('Note').element() as HTMLTextAreaElement).value).toBe('');
});

test('what is sent to people is sent by Enter with Ctrl, not by the key that saves', async () => {
  const submitted = show(
    '<form><label>Your reply <textarea></textarea></label><button data-sends>Send reply</button></form>',
  );
  await page.getByLabelText('Your reply').click();
  const save = { key: 's', ctrlKey: true, bubbles: true, cancelable: true };
  const isForBrowser = page
    .getByLabelText('Your reply')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', save));
  expect(isForBrowser).toBe(false);
  expect(submitted).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(submitted).toEqual(['Send reply']);
});

test('a form without fields, such as signing out, is not submitted', async () => {
  const submitted = show(
    '<form><input type="hidden" name="token"><button>Sign Out</button></form>',
  );
  (page.getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}s{/Control}');
  expect(submitted).toEqual([]);
});

test('a form in a dialog is submitted by the button that belongs to it, and a question is not answered', async () => {
  const submitted = show(
    `<dialog open><form id="one"><label>Name <input></label></form>
      <div data-main-buttons><button type="button">Cancel</button><button form="one">Add</button></div></dialog>`,
  );
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(submitted).toEqual(['Add']);
  const answered = show(
    `<dialog open data-question><label>City <input></label>
      <div data-main-buttons><button type="button">Remove</button></div></dialog>`,
  );
  await page.getByLabelText('City').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(answered).toEqual([]);
});

/** Returns the labels of the buttons by which forms are submitted, and of those that are pressed in dialogs. */
function show(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  const pressed: string[] = [];
  document.querySelector('main')?.addEventListener('click', (event) => {
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLButtonElement) pressed.push(target.textContent);
  });
  return pressed;
}
