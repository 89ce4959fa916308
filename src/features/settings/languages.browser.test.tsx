import { expect, test } from 'vitest';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import {
  answerNextSave,
  inSection,
  openSettingsScreen,
  saveButton,
  saved,
} from '../../../tests/kit/settings-screen.tsx';

openSettingsScreen('company', 'language');

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

test('a language whose address is that of a page says so, with a way to the page', async () => {
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
