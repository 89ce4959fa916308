import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { finishUpload, openForm, openPartners } from '../../../tests/kit/partners-screen.tsx';
import { expectError } from '../../../tests/kit/set-up.ts';
import { goToNextGap } from './go-to-field.ts';
import { whenVisible } from './FormParts.tsx';

test('a missing value shows an error at its field, until it is filled in', async () => {
  await openPartners();
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await expect
    .element(page.getByLabelText('Office phone'))
    .toHaveAccessibleDescription('Required.');
  await expect.element(page.getByText('Two fields need attention')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByLabelText('Name').fill('Somebody');
  await expect.element(page.getByText('One field needs attention')).toBeVisible();
});

test('the count of errors leads to what is wrong, not to what is still empty', async () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <div data-field="name"><input required></div>
    <div data-field="office"><input aria-invalid="true"></div>`;
  document.body.append(form);
  goToNextGap(form, true);
  await expect.poll(() => document.activeElement?.ariaInvalid).toBe('true');
  form.remove();
});

test('a field in a part that takes several frames to open gets the focus when it is open', async () => {
  const field = document.createElement('input');
  const part = document.createElement('div');
  Object.assign(part, { hidden: true }).dataset['part'] = 'late';
  part.append(field);
  document.body.append(part);
  const frames = (left: number) => {
    if (left === 0) part.hidden = false;
    else requestAnimationFrame(() => frames(left - 1));
  };
  part.addEventListener('reveal', () => frames(5));
  whenVisible(field, () => field.focus());
  await expect.element(page.elementLocator(field)).toHaveFocus();
  part.remove();
});

test('an invalid value shows an error on blur', async () => {
  await openForm('Mei Tanaka');
  await page.getByLabelText('Name').fill('');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('Required.');
});

test('a refusal by the server is shown at its field, and nothing typed is lost', async () => {
  await openForm('Mei Tanaka');
  await page.getByLabelText('Name').fill('Daniel Okafor');
  await page.getByLabelText('Bio').fill('Typed');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect
    .element(page.getByLabelText('Name'))
    .toHaveAccessibleDescription('Another partner has this name');
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Typed');
});

test.each([
  ['fails', 'fails'],
  ['is lost @long', 'is lost'],
] as const)(
  'a save that %s shows an error, is not retried, and keeps the form',
  async (_, fault) => {
    expectError(/INTERNAL_SERVER_ERROR|CONNECTION_LOST/);
    const server = await openForm('Mei Tanaka');
    await page.getByLabelText('Bio').fill('Typed in a tunnel');
    server.break('save', fault);
    await page.getByRole('button', { name: 'Update Partner' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save partner');
    await expect.element(page.getByLabelText('Bio')).toHaveFocus();
    await expect.element(page.getByLabelText('Bio')).toHaveValue('Typed in a tunnel');
    expect(server.askedFor('save')).toHaveLength(1);
    server.mend();
    await page.getByRole('button', { name: 'Update Partner' }).click();
    await expect.element(page.getByText('Partner saved')).toBeVisible();
  },
);

test('a save with a lost response can be repeated without a conflict', async () => {
  expectError(/CONNECTION_LOST/);
  const server = await openPartners();
  await page.getByRole('button', { name: 'Add Partner' }).click();
  await page.getByLabelText('Name').fill('Zoë Ångström');
  await page.getByLabelText('Office phone').fill('+1 604 555 0101');
  server.break('save', 'is not answered');
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to save partner');
  server.mend();
  await page.getByRole('button', { name: 'Create Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.names().filter((name) => name === 'Zoë Ångström')).toHaveLength(1);
});

test('a double click saves once', async () => {
  const server = await openForm('Mei Tanaka');
  const answer = server.hold('save');
  await page.getByLabelText('Bio').fill('Once');
  await page.getByRole('button', { name: 'Update Partner' }).dblClick();
  answer();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.askedFor('save')).toHaveLength(1);
});

test('text typed during a save is kept and saved with the next one', async () => {
  const server = await openForm('Mei Tanaka');
  const answer = server.hold('save');
  await page.getByLabelText('Bio').fill('Sent first.');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.getByLabelText('Bio').fill('Sent first. Typed meanwhile.');
  answer();
  await expect.element(page.getByText('You have made more changes since')).toBeVisible();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.find('Mei Tanaka')).toMatchObject({ bio: 'Sent first. Typed meanwhile.' });
});

test('a late response does not affect a form opened in the meantime @long', async () => {
  const server = await openForm('Daniel Okafor');
  const answer = server.hold('save');
  await page.getByLabelText('Bio').fill('Saved behind the back');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await page.getByLabelText('Bio').fill('Typed elsewhere.');
  answer();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  await expect.element(page.getByLabelText('Bio')).toHaveValue('Typed elsewhere.');
  expect(server.find('Daniel Okafor')).toMatchObject({ bio: 'Saved behind the back' });
});

test('a save requested during an upload runs after it', async () => {
  const server = await openForm('Mei Tanaka');
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Will save when the upload finishes')).toBeVisible();
  expect(server.askedFor('save')).toEqual([]);
  finishUpload();
  await expect.element(page.getByText('Partner saved')).toBeVisible();
  expect(server.askedFor('save')).toHaveLength(1);
});

test('a save does not run after a failed upload @long', async () => {
  const server = await openForm('Mei Tanaka');
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText('Will save when the upload finishes')).toBeVisible();
  finishUpload({ isDone: false });
  await expect.element(page.getByRole('button', { name: 'Update Partner' })).toBeVisible();
  expect(server.askedFor('save')).toEqual([]);
});

test('leaving during an upload asks first', async () => {
  await openForm('Mei Tanaka');
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await expectNoAxeViolationsAgain();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Mei Tanaka' })).toHaveFocus();
});

test('the browser asks before closing a page with an upload', async () => {
  await openForm('Mei Tanaka');
  expect(mayClose()).toBe(true);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect.poll(mayClose).toBe(false);
});

function mayClose() {
  return dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
