import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import {
  answerNextSave,
  autosavedNames,
  openSettingsScreen,
  inSection,
  record,
  reopenSettingsScreen,
  saveButton,
  saved,
  word,
} from '../../../tests/kit/settings-screen.tsx';
import { demoSettings } from '../../../tests/fixtures/demo-settings.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { renewSettings } from '../../site/settings/settings.ts';

beforeEach(() => performance.clearResourceTimings());

openSettingsScreen('company', 'offices', 'look');

test('a section is saved alone, and the navigation counts unsaved changes', async () => {
  await expect.element(saveButton('Company')).not.toBeInTheDocument();
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await inSection('Offices').getByLabelText('Phone').fill('+47 22 55 01 00');
  await inSection('Offices').getByLabelText('Street').fill('Skippergata 12');
  await expect.element(word('Company')).toHaveTextContent('Company1 not saved');
  await expect.element(word('Offices')).toHaveTextContent('Offices1 not saved');
  await expect.element(saveButton('Company')).toHaveAccessibleDescription('Takes effect at once');
  await saveButton('Company').click();
  await expect.element(word('Company')).not.toHaveTextContent('not saved');
  await expect.element(word('Offices')).toHaveTextContent('Offices1 not saved');
  expect(saved).toMatchObject([{ id: 'company', revision: 1, value: { name: 'Halden & Roe' } }]);
  await expectNoAxeViolations(inSection('Company').element());
});

test('a new company name is shown at once in the frame, the title and the other previews', async () => {
  const home = document.createElement('header');
  home.innerHTML =
    '<a href="/admin" aria-label="SOLMERE admin" data-site-name="SOLMERE"><span><i></i><span>SOLMERE</span></span></a>';
  document.body.prepend(home);
  document.title = 'Settings | SOLMERE';
  const before = previewOfBranding();
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await saveButton('Company').click();
  await expect
    .element(page.getByRole('link', { name: 'Halden & Roe admin' }))
    .toHaveTextContent('Halden & Roe');
  expect(document.title).toBe('Settings | Halden & Roe');
  await expect.poll(() => ![null, before].includes(previewOfBranding())).toBe(true);
  renewSettings(demoSettings);
});

function previewOfBranding() {
  return document.querySelector('iframe[title="Preview of Branding"]');
}

test('the company has its wordmark and logos, with a link to the page that edits them', async () => {
  const logos = inSection('Company').getByRole('group', {
    name: 'Company name as logo, and logos',
  });
  await expect.element(logos.getByText('Halden', { exact: true })).toBeVisible();
  await expect.element(logos.getByRole('img', { name: /^Logo: / })).toBeVisible();
  await expect.element(logos.getByText('Changed')).toBeVisible();
  await expect
    .element(logos.getByRole('link', { name: 'Edit logos' }))
    .toHaveAttribute('href', '/admin/pages?edit=page-settings');
  await expect
    .element(inSection('Branding').getByRole('link', { name: 'Company' }))
    .toHaveAttribute('href', '#company');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('logos');
  await expect.element(page.getByText('Company name as logo, and logos').first()).toBeVisible();
});

test('an invalid value shows its error beside its field, and nothing is sent @long', async () => {
  await inSection('Offices').getByLabelText('Email').first().fill('hello');
  await saveButton('Offices').click();
  await expect
    .element(inSection('Offices').getByText('Enter an email address, such as name@example.com'))
    .toBeVisible();
  await expect.element(inSection('Offices').getByLabelText('Email').first()).toHaveFocus();
  expect(saved).toEqual([]);
});

test('a change is discarded @long', async () => {
  await inSection('Claims')
    .getByRole('group', { name: 'Annual volume' })
    .getByLabelText('Figure')
    .fill('$2B');
  await inSection('Claims').getByRole('button', { name: 'Discard Claims' }).click();
  await expect
    .element(
      inSection('Claims').getByRole('group', { name: 'Annual volume' }).getByLabelText('Figure'),
    )
    .toHaveValue('$1B+');
  await expect.element(word('Claims')).not.toHaveTextContent('not saved');
});

test('a conflict is merged and saved if both editors changed different fields @long', async () => {
  answerNextSave((request) => {
    const newest = record(request.id, 2);
    return {
      outcome: 'conflict',
      newest: { ...newest, value: { ...newest.value, founder: 'Ada Roe' } },
    };
  });
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await saveButton('Company').click();
  await expect.element(inSection('Company').getByLabelText('Founder')).toHaveValue('Ada Roe');
  expect(saved.at(-1)).toMatchObject({
    revision: 2,
    value: { name: 'Halden & Roe', founder: 'Ada Roe' },
  });
});

test('offices are added, moved and removed @long', async () => {
  const offices = inSection('Offices');
  await offices.getByRole('button', { name: 'Add office' }).click();
  await expect.element(offices.getByLabelText('Office name').nth(1)).toHaveFocus();
  await offices.getByLabelText('Office name').nth(1).fill('Oslo');
  await offices.getByRole('button', { name: 'Move Oslo up' }).click();
  await expect.element(offices.getByLabelText('Office name').nth(0)).toHaveValue('Oslo');
  await offices.getByRole('button', { name: 'Remove Oslo' }).click();
  await expect.element(word('Offices')).not.toHaveTextContent('not saved');
});

test('closing a city with projects first asks what happens to them @long', async () => {
  await inSection('Cities').getByRole('button', { name: 'Remove Tokyo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Tokyo?' });
  await expect.element(dialog.getByText('3 projects are in this city.')).toBeVisible();
  await dialog.getByLabelText('Projects in this city').selectOptions('Move to Seattle');
  await dialog.getByRole('button', { name: 'Remove Tokyo' }).click();
  await saveButton('Cities').click();
  await expect.element(word('Cities')).not.toHaveTextContent('not saved');
  const cities = baseSettings.cities.cities.filter(({ id }) => id !== 'TOKYO');
  expect(saved).toMatchObject([{ id: 'cities', value: { cities }, closing: { TOKYO: 'SEATTLE' } }]);
});

test('only the chosen letter and letters with errors are visible @long', async () => {
  const emails = inSection('Forms and emails');
  await expect
    .element(emails.getByLabelText('Subject'))
    .toHaveValue('We have received your message');
  await emails.getByLabelText('Subject').fill('Thank you, {nam}');
  await emails.getByLabelText('Email to edit').selectOptions('VIP list: notification to the team');
  await expect.element(emails.getByLabelText('Subject')).toHaveValue('New on the VIP list: {name}');
  await saveButton('Forms and emails').click();
  const visitor = emails.getByRole('group', { name: 'Contact: confirmation to the visitor' });
  await expect.element(visitor.getByText('{nam} is not a placeholder.')).toBeVisible();
  await visitor.getByLabelText('Subject').fill('Thank you, {office.ph');
  await page.getByRole('option', { name: /office\.phone/ }).click();
  await expect.element(visitor.getByLabelText('Subject')).toHaveValue('Thank you, {office.phone}');
  await saveButton('Forms and emails').click();
  await expect.element(word('Forms and emails')).not.toHaveTextContent('not saved');
  expect(saved).toMatchObject([
    {
      id: 'letters',
      value: { contact: { confirmation: { subject: 'Thank you, {office.phone}' } } },
    },
  ]);
  await expectNoAxeViolations(emails.element());
});

test('a setting is found by its name by keyboard, also in a closed row @long', async () => {
  const find = page.getByRole('searchbox', { name: 'Search settings' });
  await find.fill('paper seattle');
  await expect.element(page.getByText('1 setting found')).toBeInTheDocument();
  const composing = { key: 'Enter', isComposing: true, bubbles: true };
  find.element().dispatchEvent(new KeyboardEvent('keydown', composing));
  await expect.element(find).toHaveValue('paper seattle');
  await userEvent.keyboard('{Enter}');
  await expect.element(inSection('Cities').getByLabelText('Paper').nth(3)).toHaveFocus();
  await find.fill('e-mail');
  await userEvent.keyboard('{ArrowDown}');
  await expectNoAxeViolations(find.element().parentElement ?? undefined);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.closest('[data-section]')?.id).toBe('offices');
  await find.fill('claims');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.closest('[data-section]')?.id).toBe('claims');
});

test('a picked colour appears as text @long', async () => {
  const picker = inSection('Branding').getByLabelText('Pick: Accent colour');
  await picker.fill('#0a5cad');
  await expect
    .element(inSection('Branding').getByLabelText('Accent colour *'))
    .toHaveValue('#0a5cad');
  await saveButton('Branding').click();
  await expect.poll(() => saved).toMatchObject([{ id: 'look', value: { accent: '#0a5cad' } }]);
});

test('the pin of an office is moved by keyboard, and removed @long', async () => {
  const offices = inSection('Offices');
  const pin = offices.getByRole('slider', { name: 'Pin' });
  await expect.element(pin).toBeVisible();
  pin.element().scrollIntoView();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await saveButton('Offices').click();
  await expect.poll(() => saved.length).toBe(1);
  const moved = saved[0]?.value as typeof baseSettings.offices | undefined;
  expect(moved?.offices[0]?.coordinates?.lat).toBeGreaterThan(49.2893);
  await offices.getByRole('button', { name: 'Remove pin' }).click();
  await saveButton('Offices').click();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved[1]?.value).toMatchObject({ offices: [{ coordinates: null }] });
});

test('both coordinates are filled in by pasting them into one field @long', async () => {
  const offices = inSection('Offices');
  const latitude = offices.getByLabelText('Latitude');
  const longitude = offices.getByLabelText('Longitude');
  await latitude.fill('49,2827 -123,1207');
  await expect.element(latitude).toHaveValue('49.2827');
  await expect.element(longitude).toHaveValue('-123.1207');
  await longitude.fill('https://www.google.com/maps/@35.6895,139.6917,15z');
  await expect.element(latitude).toHaveValue('35.6895');
  await expect.element(longitude).toHaveValue('139.6917');
  await latitude.fill('49°16\'57.7"N');
  await expect.element(latitude).toHaveValue('49.2826944');
  await saveButton('Offices').click();
  await expect
    .poll(() => saved)
    .toMatchObject([
      { value: { offices: [{ coordinates: { lat: 49.282_694_4, lng: 139.6917 } }] } },
    ]);
});

test('what is typed in a section is offered when the screen is opened again @long', async () => {
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  const figure = inSection('Claims')
    .getByRole('group', { name: 'Deals per year' })
    .getByLabelText('Figure');
  await figure.fill('4 or');
  await expect.poll(autosavedNames).toBe('Claims, Company');
  reopenSettingsScreen();
  await expect.element(word('Company')).toMatchTextContent('Company1 not saved');
  await inSection('Company').getByRole('button', { name: 'Restore' }).click();
  await expect.element(inSection('Company').getByLabelText('Name')).toHaveValue('Halden & Roe');
  await inSection('Claims').getByRole('button', { name: 'Restore' }).click();
  const restored = inSection('Claims')
    .getByRole('group', { name: 'Deals per year' })
    .getByLabelText('Figure');
  await expect.element(restored).toHaveValue('4 or');
  await inSection('Claims').getByRole('button', { name: 'Discard Claims' }).click();
  await saveButton('Company').click();
  await expect.poll(autosavedNames).toBe('');
  expect(saved).toMatchObject([{ id: 'company', value: { name: 'Halden & Roe' } }]);
});

test('where nothing can be kept on the device, leaving names the unsaved sections @long', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await inSection('Claims')
    .getByRole('group', { name: 'Deals per year' })
    .getByLabelText('Figure')
    .fill('4');
  for (const name of ['Company', 'Claims'])
    await expect
      .element(inSection(name).getByText('This browser cannot save drafts'))
      .toBeVisible();
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect
    .element(page.getByText('Unsaved changes in Company and Claims will be lost.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(inSection('Company').getByLabelText('Name')).toHaveValue('Halden & Roe');
});

test('the screen says that no one is notified until a saved address changes that @long', async () => {
  await expect.element(page.getByText('No one is notified')).not.toBeInTheDocument();
  answerAction('enquiries.unnotified', () => [
    'contact',
    'partner-contact',
    'project-interest',
    'vip',
    'join',
  ]);
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await saveButton('Company').click();
  await expect.element(page.getByText('No one is notified of enquiries.')).toBeVisible();
  answerAction('enquiries.unnotified', () => []);
  await inSection('Offices').getByLabelText('Email').first().fill('hello@halden.example');
  await saveButton('Offices').click();
  await expect.element(page.getByText('No one is notified')).not.toBeInTheDocument();
});

test('brokerages are added, and their names are sent exactly as typed @long', async () => {
  await inSection('Brokerages').getByRole('button', { name: 'Add brokerage' }).click();
  await inSection('Brokerages')
    .getByLabelText('Registered name')
    .fill('Okafor Realty Inc., Brokerage');
  await inSection('Brokerages').getByLabelText('City or region of the licence').fill('Ontario');
  await inSection('Brokerages')
    .getByLabelText('Footer: about the network')
    .fill('{brokerage} runs the gallery.');
  await expectNoAxeViolations(inSection('Brokerages').element());
  await saveButton('Brokerages').click();
  await expect.element(saveButton('Brokerages')).not.toBeInTheDocument();
  const id = 'OKAFOR-REALTY-INC-BROKERAGE';
  const row = { id, name: 'Okafor Realty Inc., Brokerage', place: 'Ontario' };
  const network = '{brokerage} runs the gallery.';
  expect(saved).toMatchObject([{ id: 'brokerages', value: { brokerages: [row], network } }]);
});

test('the refusal to remove a brokerage in use stands at the list @long', async () => {
  const message = '1 partner has the brokerage “Kaze”. Choose another one for them first.';
  answerNextSave(() => ({ outcome: 'refused', fields: { 'value.brokerages': message } }));
  await inSection('Brokerages').getByLabelText('Footer: about offers').fill('Prices can change.');
  await saveButton('Brokerages').click();
  await expect.element(page.getByText(message)).toBeVisible();
});

test('one section is shown at a time, and keeps what is typed in it @long', async () => {
  await inSection('Company').getByLabelText('Name').fill('Halden & Roe');
  await word('Offices').click();
  await expect.element(word('Offices')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('heading', { name: 'Offices' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Company' })).not.toBeInTheDocument();
  await word('Company').click();
  await expect.element(page.getByRole('heading', { name: 'Company' })).toBeVisible();
  await expect.element(inSection('Company').getByLabelText('Name')).toHaveValue('Halden & Roe');
});

test('the preview of a section is loaded once that section is shown @long', async () => {
  await expect.poll(loadedPreviews).toContain('/admin/preview/settings/company');
  expect(loadedPreviews()).not.toContain('/admin/preview/settings/look');
  inSection('Branding');
  await expect.poll(loadedPreviews).toContain('/admin/preview/settings/look');
});

/** The paths of the frames that this test has loaded. */
function loadedPreviews() {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'iframe')
    .map(({ name }) => new URL(name).pathname);
}
