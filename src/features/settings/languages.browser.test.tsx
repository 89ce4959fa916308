import { beforeEach, expect, test } from 'vitest';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { demoSettings } from '../../../tests/fixtures/demo-settings.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import {
  answerNextSave,
  inSection,
  openSettingsScreen,
  record,
  saveButton,
  saved,
} from '../../../tests/kit/settings-screen.tsx';

beforeEach(() => {
  provideSettings(() => demoSettings);
  const state = { language: 'fr-CA', state: 'published', isWhole: false, changed: 0 } as const;
  answerAction('translations.states', () => ({
    cities: [{ ...state, missing: 2 }],
    offices: [{ ...state, missing: 1 }],
    company: [{ ...state, missing: 0 }],
  }));
});

openSettingsScreen('company', 'navigation', 'language');

const languages = () => inSection('Languages');

test('a language names itself when it is chosen, and begins in preparation', async () => {
  await expectNoAxeViolations(languages().element());
  await languages().getByRole('button', { name: 'Add language' }).click();
  const language = languages()
    .getByRole('combobox', { name: /^Language/ })
    .nth(3);
  const name = languages().getByLabelText('Name in the language').nth(3);
  await language.selectOptions('French (France)');
  await expect.element(name).toHaveValue('Français');
  await name.fill('Français de France');
  await language.selectOptions('German (Germany)');
  await expect.element(name).toHaveValue('Français de France');
  await languages().getByRole('button', { name: 'Move Français de France up' }).click();
  await saveButton('Languages').click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]).toMatchObject({
    id: 'language',
    value: {
      locale: 'en-CA',
      others: [
        { locale: 'fr-CA', state: 'public' },
        { locale: 'ja-JP' },
        { locale: 'de-DE', name: 'Français de France', state: 'preparation' },
        { locale: 'zh-Hant-TW' },
      ],
    },
  });
});

test('a language whose address is that of a page says so, with a way to the page @long', async () => {
  answerNextSave(() => ({
    outcome: 'refused',
    fields: { 'value.others.3.locale': 'A page already uses /de' },
  }));
  await languages().getByRole('button', { name: 'Add language' }).click();
  const language = languages()
    .getByRole('combobox', { name: /^Language/ })
    .nth(3);
  await language.selectOptions('German (Germany)');
  await languages().getByLabelText('Name in the language').nth(3).click();
  await saveButton('Languages').click();
  await expect.element(languages().getByText('A page already uses /de')).toBeVisible();
  await expect
    .element(languages().getByRole('link', { name: 'Show this page' }))
    .toHaveAttribute('href', '/admin/pages?search=/de');
});

test('texts that a public language lacks are counted, with links to where they are translated', async () => {
  const line = languages().getByText('French texts missing');
  await expect.element(line).toBeVisible();
  expect(line.element().textContent).toBe('3 French texts missing: Offices, Cities');
  await expect
    .element(languages().getByRole('link', { name: 'Cities' }))
    .toHaveAttribute('href', '/admin/settings?language=fr&show=missing#cities');
});

const source = () => languages().getByLabelText('Source language');
const texts = () => languages().getByRole('radiogroup', { name: /^Language of the texts/ });

test('another source language asks what language the texts are in, and says what follows @long', async () => {
  expect(texts().query()).toBeNull();
  await expect.element(source()).toBeVisible();
  (source().element() as HTMLElement).focus();
  await source().selectOptions('French (Canada)');
  await expect.element(texts()).toBeVisible();
  await expect
    .element(languages().getByText(/^If French, no text changes. If English, initial texts that/))
    .toBeVisible();
  await expectNoAxeViolations(languages().element());
  await source().selectOptions('English (United States)');
  await expect.element(texts()).not.toBeInTheDocument();
  await source().selectOptions('German (Germany)');
  expect(texts().query()).toBeNull();
  await expect
    .element(languages().getByText('No text changes. There are no initial texts in German.'))
    .toBeVisible();
  await source().selectOptions('French (Canada)');
  await languages()
    .getByRole('button', { name: /^Remove Français/ })
    .click();
  await saveButton('Languages').click();
  await expect.element(languages().getByText('Choose one')).toBeVisible();
  await texts().getByText('English').click();
  await saveButton('Languages').click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]).toMatchObject({ value: { locale: 'fr-CA' }, texts: 'initial' });
  await expect.element(texts()).not.toBeInTheDocument();
});

test('sections show the texts that a save of the languages changed, and keep what is typed @long', async () => {
  const navigation = record('navigation', 2);
  const value = { ...navigation.value, contactLabel: 'Nous joindre' };
  answerAction('settings.list', () => [
    record('company', 2),
    { ...navigation, value },
    record('language', 2),
  ]);
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await languages().getByLabelText('Name in the language').first().fill('Le français');
  await saveButton('Languages').click();
  await expect
    .element(inSection('Navigation').getByLabelText('Contact button'))
    .toHaveValue('Nous joindre');
  await expect.element(inSection('Company').getByLabelText('Name')).toHaveValue('Halden & Roe');
});
