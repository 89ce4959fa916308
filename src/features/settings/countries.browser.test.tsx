import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { inSection, openSettingsScreen } from '../../../tests/kit/settings-screen.tsx';

openSettingsScreen('company', 'offices', 'cities');

const cities = () => inSection('Cities');
/** A field of the city behind the six that are there. */
const inNew = (label: RegExp) => cities().getByLabelText(label).nth(6);

async function choose(select: Locator, option: string) {
  await expect.element(select).toBeVisible();
  (select.element() as HTMLElement).focus();
  await select.selectOptions(option);
}

test('the part of a country is called as there, in offices and cities @long', async () => {
  const offices = inSection('Offices');
  await expect.element(offices.getByLabelText('Province', { exact: true })).toHaveValue('BC');
  await choose(offices.getByLabelText(/^Country/), 'Japan');
  await expect.element(offices.getByLabelText('Prefecture')).toHaveValue('BC');
  await choose(offices.getByLabelText(/^Country/), 'Norway');
  await expect.element(offices.getByLabelText('County')).toHaveValue('BC');
});

test('a country brings its currency and paper to a city, unless others were chosen @long', async () => {
  await cities().getByRole('button', { name: 'Add city' }).click();
  await choose(inNew(/^Country/), 'Norway');
  await expect.element(inNew(/^Currency/)).toHaveValue('NOK');
  await expect.element(inNew(/^Paper size/)).toHaveValue('A4');
  await choose(inNew(/^Country/), 'United States');
  await expect.element(inNew(/^Currency/)).toHaveValue('USD');
  await expect.element(inNew(/^Paper size/)).toHaveValue('Letter');
  await choose(inNew(/^Currency/), 'EUR');
  await choose(inNew(/^Country/), 'Taiwan');
  await expect.element(inNew(/^Currency/)).toHaveValue('EUR');
});
