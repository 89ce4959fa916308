import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { expectError } from '../../../tests/kit/set-up.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import { kestrelResidences } from '../residences/residences.demo.ts';
import { FirstAccessScreen } from './FirstAccessScreen.tsx';

const ids = {
  hana: '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0001',
  rui: '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0002',
  ilse: '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0003',
};
const people = [
  { id: ids.hana, name: 'Hana Whitlock', email: 'hana@whitlock.example' },
  { id: ids.rui, name: 'Rui Costa', email: 'rui@costa.example' },
].map((person) => ({
  ...person,
  message: '',
  since: '2026-11-02T18:00:00.000Z',
  agreesToEmails: true,
}));

const [kestrelHouse = expect.fail('There are no demo projects')] = demoProjects;
const stored = { id: 'kestrel', revision: 1, updatedAt: '2026-11-20T18:00:00.000Z' };
const { developer: _developer, ...kestrel } = kestrelHouse;
const project = { ...kestrel, ...stored, displayOrder: 1, residences: kestrelResidences };
const { slug, title, status, city, area } = kestrel;
const listed = { ...stored, slug, title, status, city, area };
const unseen = { price: null, left: null, picture: null, focal: null, developer: null };

let root: Root | undefined;
let created: object[] = [];

beforeEach(() => {
  created = [];
  answerAction('firstAccess.read', () => ({ people, given: [] }));
  answerAction('projects.list', () => [{ ...listed, ...unseen }]);
  answerAction('projects.find', () => [project]);
  answerAction('firstAccess.ask', () => ({ outcome: 'done', missingFiling: null }));
  answerAction('firstAccess.send', (input) => {
    created.push(input);
    return { outcome: 'done', letters: 2 };
  });
  answerAction('firstAccess.links', (input) => {
    created.push(input);
    const links = [{ name: 'Hana Whitlock', token: 'token' }];
    return { outcome: 'done', links, site: 'https://solmere.example' };
  });
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(<FirstAccessScreen member={ingrid} />);
});
afterEach(() => root?.unmount());

test('emails are sent after a question that sums them up; to cancel leaves what is typed', async () => {
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('Select at least one person')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();

  await page.getByRole('checkbox', { name: /Hana/ }).click();
  await page.getByRole('checkbox', { name: /Rui/ }).click();
  await page.getByRole('checkbox', { name: /^All \d+ available/ }).click();
  await page.getByRole('checkbox', { name: /^2701,/ }).click();
  await page.getByLabelText('Access ends').selectOptions('7');
  await page.getByLabelText('Subject').fill('Before the others');
  await page.getByRole('button', { name: 'Send 2 emails' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send 2 emails?' });
  for (const text of ['Hana Whitlock, Rui Costa', 'Kestrel House', '1 home: 2701'])
    await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  await expect.element(question.getByText(/6:00 p\.m\./)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Before the others');
  await expect.element(page.getByRole('checkbox', { name: /Rui/ })).toBeChecked();
  expect(created).toEqual([]);

  await page.getByRole('button', { name: 'Send 2 emails' }).click();
  await question.getByRole('button', { name: 'Send 2 emails' }).click();
  await expect.element(page.getByText('Sending 2 emails')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(created).toMatchObject([
    { people: [ids.hana, ids.rui], days: 7, homes: [expect.any(String)] },
  ]);
});

test('links are created at once, and shown once @long', async () => {
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await page.getByRole('checkbox', { name: /Hana/ }).click();
  await page.getByRole('button', { name: 'Copy links, don’t send' }).click();
  const dialog = page.getByRole('dialog', { name: '1 link to share' });
  await expect.element(dialog.getByText(/will not be shown again/)).toBeVisible();
  expect(created).toMatchObject([{ people: [ids.hana], homes: null }]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByRole('checkbox', { name: /Hana/ })).not.toBeChecked();
});

test('all are selected but those who have not agreed to emails, who are counted @long', async () => {
  const silent = { ...people[0], id: ids.ilse, name: 'Ilse Brandt', agreesToEmails: false };
  answerAction('firstAccess.read', () => ({ people: [...people, silent as never], given: [] }));
  root?.render(<FirstAccessScreen key="with Ilse" member={ingrid} />);
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await expect
    .element(page.getByText('2 selected. 1 who has not agreed to emails is left out'))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /Ilse/ })).not.toBeChecked();
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await page.getByRole('button', { name: 'Send 2 emails' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Send 2 emails?' })).toBeVisible();
});

test('a failure to send closes the question and leaves what is typed @long', async () => {
  expectError(/^Failed to send the emails/);
  answerAction('firstAccess.send', () => {
    throw new Error('Failed to send the emails');
  });
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await page.getByRole('checkbox', { name: /Hana/ }).click();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send 1 email' }).click();
  await expect.element(page.getByText('Failed to send the emails')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /Hana/ })).toBeChecked();
});

test('what may not be given is said when the project is chosen, and refused before anything is sent @long', async () => {
  const reason = 'British Columbia asks for: Disclosure statement filed on. Source: The act.';
  answerAction('firstAccess.ask', () => ({ outcome: 'refused', fields: { projectId: reason } }));
  answerAction('firstAccess.links', () => ({ outcome: 'refused', fields: { projectId: reason } }));
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await expect.element(page.getByText(`No access can be given yet. ${reason}`)).toBeVisible();
  await page.getByRole('checkbox', { name: /Hana/ }).click();
  for (const button of ['Send 1 email', 'Copy links, don’t send']) {
    await page.getByRole('button', { name: button }).click();
    await expect.element(page.getByText('Please fix the fields marked below')).toBeVisible();
  }
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expectNoAxeViolationsAgain();
  expect(created).toEqual([]);
});

test('a word that its place forbids is refused beside its field @long', async () => {
  const reason = '“guaranteed” is not allowed in British Columbia.';
  answerAction('firstAccess.ask', ({ subject }) =>
    subject?.startsWith('Guaranteed')
      ? { outcome: 'refused', fields: { subject: reason } }
      : { outcome: 'done', missingFiling: null },
  );
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await page.getByRole('checkbox', { name: /Hana/ }).click();
  await page.getByLabelText('Subject').fill('Guaranteed returns');
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(page.getByLabelText('Subject')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Subject').fill('Before the others');
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Send 1 email?' })).toBeVisible();
});

test('until a filing, screen and question say that prices are left out, and the text promises none', async () => {
  const missingFiling = 'disclosure statement';
  answerAction('firstAccess.ask', () => ({ outcome: 'done', missingFiling }));
  const note = 'Prices and the enquiry form are left out until the disclosure statement is filed.';
  await page.getByLabelText('Project', { exact: true }).selectOptions('kestrel');
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByLabelText('Text')).toHaveValue(expect.not.stringMatching(/price/));
  await page.getByRole('checkbox', { name: /Hana/ }).click();
  await page.getByRole('button', { name: 'Send 1 email' }).click();
  await expect.element(page.getByRole('alertdialog').getByText(note)).toBeVisible();
});
