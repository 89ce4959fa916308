import {
  makeAnswers,
  fillIn,
  fillInByKeyboard,
  storedFrom,
} from '../../../../tests/browser/enquiry-pages.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { enquiryForms } from '../enquiry.ts';

const path = '/projects/lantern-pier';

const agent = {
  isAgent: 'yes',
  agencyName: 'Laroche & Associés',
  licenseNumber: 'BC 4471',
  unitsInterested: '2-5',
  representingBuyer: 'yes',
  wantsMarketingMaterials: 'yes',
};

function answersOfAgent() {
  const {
    investorType: _1,
    unitType: _2,
    budget: _3,
    paymentPreference: _4,
    moveInTimeline: _5,
    wantsPaymentPlan: _6,
    ...others
  } = makeAnswers('project-interest');
  return { ...others, ...agent };
}

test('one section is open at a time, contact first @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto(path);
  const form = page.getByRole('form', { name: 'Join Priority List' });
  await expect(form.getByLabel('Full name')).toBeVisible();
  await expect(form.locator('summary').filter({ visible: true })).toHaveText([
    'Contact',
    'Preferences',
    'Additional',
  ]);
  await form.getByText('Preferences').click();
  await expect(form.getByText('I am buying as')).toBeVisible();
  await expect(form.getByLabel('Full name')).toBeHidden();
  await expectNoAxeViolations();
});

test('the page for buyers from abroad opens beside the form, which stays as it was @long', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByLabel('Full name').fill('Noor Lindqvist');
  await page.getByText('Additional').click();
  await page.getByLabel('I am a foreign buyer').check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Buying from abroad ?, in a new tab$/ }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Buying from abroad');
  await expect(guide.getByText('Ask your lawyer or notary.')).toBeVisible();
  await expect(page.getByLabel('I am a foreign buyer')).toBeChecked();
  await expect(page.getByLabel('Full name')).toHaveValue('Noor Lindqvist');
});

test('an agent gets Agent Information instead of Preferences, and the focus stays @narrow', async ({
  page,
}) => {
  await page.goto(path);
  const toggle = page.getByLabel('I am a real estate agent');
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Preferences')).toBeHidden();
  await expect(page.getByText('Agent Information')).toBeVisible();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Preferences')).toBeVisible();
  await expect(page.getByText('Agent Information')).toBeHidden();
});

test('every option is present and can be selected @long', async ({ page }) => {
  await page.goto(path);
  for (const field of enquiryForms['project-interest'].fields) {
    if (field.section === 'agent') await page.locator('[name=isAgent]').evaluate(tick);
    for (const { value, label } of field.options ?? []) {
      await page.locator(`details[data-part=${field.section}]`).evaluate(open);
      if (field.kind === 'radios') {
        await page.getByRole('radio', { name: label, exact: true }).check();
      } else {
        const select = page.getByLabel(field.label, { exact: true });
        await select.selectOption({ label });
        await expect(select).toHaveValue(value);
      }
    }
  }
});

function tick(box: Element) {
  (box as HTMLInputElement).checked = true;
}

function open(details: Element) {
  (details as HTMLDetailsElement).open = true;
}

for (const [visitor, answersNow] of [
  ['a buyer', () => makeAnswers('project-interest')],
  ['an agent', answersOfAgent],
] as const) {
  test(`a form sent by ${visitor} is stored and answered with thanks @long`, async ({ page }) => {
    const answers = answersNow();
    await page.goto(path);
    await fillIn(page, 'project-interest', answers);
    await page.getByRole('button', { name: 'Join Priority List' }).click();
    await expect(
      page.getByRole('heading', { name: 'Thank you. We have received your request.' }),
    ).toBeFocused();
    await expect(page.getByText('A partner in Seattle will call or write')).toBeVisible();
    expectStored(answers);
  });

  test(`${visitor} can complete the form by keyboard @long`, async ({ page }) => {
    test.slow();
    const answers = answersNow();
    await page.goto(path);
    await page.getByLabel('Full name').focus();
    await fillInByKeyboard(page, 'project-interest', answers);
    await expect(page.getByRole('heading', { name: /received your request/ })).toBeFocused();
    expectStored(answers);
  });
}

test('the section of the first error opens', async ({ page, expectNoAxeViolations }) => {
  await page.goto(path);
  await page.getByText('Additional').click();
  await expect(page.getByLabel('Full name')).toBeHidden();
  await page.getByRole('button', { name: 'Join Priority List' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('3 fields need attention');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectNoAxeViolations();
  await page.getByText('Additional').click();
  await alert.getByRole('link', { name: 'Phone' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sent by an agent is stored and answered with thanks @long', async ({ page }) => {
    const answers = answersOfAgent();
    await page.goto(path);
    await fillIn(page, 'project-interest', answers);
    await page.getByRole('button', { name: 'Join Priority List' }).click();
    await expect(page.getByRole('heading', { name: /received your request/ })).toBeVisible();
    expect(page.url()).toMatch(/\?sent=project-interest&receipt=[\da-f-]{36}#interest$/);
    expectStored(answers);
  });

  test('the section of the first error is open in the response, with all values kept @long', async ({
    page,
    expectError,
  }) => {
    expectError('422');
    const message = 'a'.repeat(5_001);
    const answers: Record<string, string> = { ...makeAnswers('project-interest'), message };
    await page.goto(path);
    await fillIn(page, 'project-interest', answers);
    await page.getByRole('button', { name: 'Join Priority List' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/^Too long/);
    await expect(page.getByLabel('Message')).toHaveValue(message);
    await expect(page.locator('[name=fullName]')).toHaveValue(answers['fullName'] ?? '');
  });
});

function expectStored(answers: Record<string, string>) {
  expect(storedFrom(answers['email'])).toEqual([
    { form: 'project-interest', status: 'new', about_slug: 'lantern-pier', answers },
  ]);
}
