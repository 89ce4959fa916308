import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import { demoEnquiries } from '../../src/features/enquiries/enquiries.demo.ts';
import {
  enquiryForms,
  fieldsAsked,
  type EnquiryAnswers,
  type EnquiryFormName,
} from '../../src/features/enquiries/enquiry.ts';
import type { FieldDeclaration } from '../../src/features/enquiries/forms/field-declaration.ts';

/** Answers of the cast under an e-mail of their own, so that no test counts against another one's limit. */
export function makeAnswers(form: EnquiryFormName): EnquiryAnswers {
  return { ...demoEnquiries[form], email: `visitor-${crypto.randomUUID()}@solmere.example` };
}

export async function fillIn(part: Page | Locator, form: EnquiryFormName, answers: EnquiryAnswers) {
  for (const field of fieldsAsked(form, answers)) {
    await reveal(part, field);
    await answer(part, field, answers[field.name]);
  }
}

export function locateField(part: Page | Locator, field: FieldDeclaration | undefined) {
  const role = field?.kind === 'select' ? 'combobox' : 'textbox';
  return part.getByRole(role, { name: field?.label, exact: true });
}

export function fieldNamed(form: EnquiryFormName, name: string) {
  return enquiryForms[form].fields.find((field) => field.name === name);
}

async function answer(part: Page | Locator, field: FieldDeclaration, value: string | undefined) {
  if (field.kind === 'checkbox') {
    await part.getByLabel(field.label, { exact: true }).setChecked(value !== undefined);
  } else if (value === undefined) {
    return;
  } else if (field.kind === 'radios') {
    const group = part.getByRole('group', { name: field.label });
    await group.getByRole('radio', { name: value, exact: true }).check();
  } else if (field.kind === 'select') {
    await locateField(part, field).selectOption(value);
  } else {
    await locateField(part, field).fill(value);
  }
}

/** Opens the section of the accordion in which a field stands. */
async function reveal(part: Page | Locator, { section }: FieldDeclaration) {
  if (!section) return;
  const details = part.locator(`details[data-part=${section}]`);
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
}

/** Goes through a form by Tab, typing, Space and the arrows alone, and sends it by Enter on its button. */
export async function fillInByKeyboard(page: Page, form: EnquiryFormName, answers: EnquiryAnswers) {
  for (const field of fieldsAsked(form, answers)) {
    const value = answers[field.name];
    if (value === undefined) continue;
    await tabTo(page, field);
    if (field.kind === 'checkbox') await page.keyboard.press('Space');
    else if (field.kind === 'radios') await pressDownTo(page, value);
    else if (field.kind === 'select') await chooseDownTo(page, value);
    else await page.keyboard.type(value);
  }
  await tabUntil(page, () => page.evaluate(isAtButton));
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, { name, section }: FieldDeclaration) {
  await tabUntil(page, () => page.evaluate(isAt, { name, section }));
  if (await page.evaluate(isAtSummary)) {
    await page.keyboard.press('Enter');
    await page.waitForFunction(isShown, name);
    await tabUntil(page, () => page.evaluate(isAt, { name, section: undefined }));
  }
}

/** What an opened section holds takes the focus with one of its first frames. */
function isShown(name: string) {
  return document.querySelector(`[name=${name}]`)?.checkVisibility();
}

/** At the field, or at the closed section that holds it. */
function isAt({ name, section }: { name: string; section: string | undefined }) {
  const focused = document.activeElement;
  if (focused?.getAttribute('name') === name) return true;
  const isHead = section !== undefined && focused?.matches('summary');
  return (
    isHead === true &&
    focused?.parentElement?.matches(`[data-part=${section}]:not([open])`) === true
  );
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isInHiddenPart)).toBe(false);
  }
  throw new Error('Tab does not lead there');
}

function isAtButton() {
  return document.activeElement?.matches('[type=submit]') ?? false;
}

function isAtSummary() {
  return document.activeElement?.matches('summary') ?? false;
}

function isInHiddenPart() {
  return document.activeElement?.closest('[aria-hidden=true]') !== null;
}

async function pressDownTo(page: Page, value: string) {
  await page.keyboard.press('Space');
  await chooseDownTo(page, value);
}

async function chooseDownTo(page: Page, value: string) {
  while (!(await page.evaluate(hasFocusedValue, value))) await page.keyboard.press('ArrowDown');
}

function hasFocusedValue(value: string) {
  return (document.activeElement as HTMLInputElement | null)?.value === value;
}

/** What the site has stored from this e-mail. */
export function storedFrom(email: string | undefined) {
  const folder = process.env['TEST_DATA_DIR'] ?? '';
  const database = new DatabaseSync(path.join(folder, 'solmere.db'), { readOnly: true });
  try {
    const rows = database
      .prepare('select form, status, about_slug, answers from enquiries where email = ?')
      .all(email ?? '');
    return rows.map((row) => ({ ...row, answers: JSON.parse(String(row['answers'])) as unknown }));
  } finally {
    database.close();
  }
}
