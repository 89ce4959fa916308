import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

/** The texts of all elements that a locator finds. */
export function listTexts(locator: Locator) {
  return locator.elements().map(({ textContent }) => textContent);
}

/** The names of the rows, from top to bottom. */
function visibleNames() {
  return [...document.querySelectorAll('tbody td:nth-child(3) b')].map(
    ({ textContent }) => textContent,
  );
}

export async function expectRows(...names: string[]) {
  await expect.poll(visibleNames).toEqual(names);
}

/** Presses a button as who has no pointer does. */
export async function press(name: string) {
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeEnabled();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** Presses Tab until the field has the focus, if it has not. */
export async function tabTo(field: Locator) {
  await expect.element(field).toBeVisible();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (field.element() === document.activeElement) return;
    await userEvent.tab();
  }
  throw new Error(`${field.selector} cannot be reached`);
}

/** Deletes a partner of the list, and answers the question. */
export async function deletePartner(name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}
