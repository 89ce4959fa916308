import { answersOf, fillIn, fillInByKeyboard } from '../../../tests/enquiry-pages.ts';
import { expect, test as base } from '../../../tests/fixtures.ts';
import { serveInterestPage } from '../../../tests/interest-page.ts';
import { enquiryForms } from './enquiry.ts';

type Served = Awaited<ReturnType<typeof serveInterestPage>>;

const test = base.extend<object, { interest: Served }>({
  interest: [
    async ({ browserName: _any }, use) => {
      const served = await serveInterestPage();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
});

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
  } = answersOf('project-interest');
  return { ...others, ...agent };
}

test('one section is open at a time, contact first', async ({
  page,
  interest,
  expectNoAxeViolations,
}) => {
  await page.goto(interest.address);
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

test('an agent is asked for Agent Information in place of Preferences, and the focus stays', async ({
  page,
  interest,
}) => {
  await page.goto(interest.address);
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

test('every option is there and can be chosen', async ({ page, interest }) => {
  await page.goto(interest.address);
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

for (const [who, answersNow] of [
  ['a buyer', () => answersOf('project-interest')],
  ['an agent', answersOfAgent],
] as const) {
  test(`what ${who} sends is stored, and answered with thanks`, async ({ page, interest }) => {
    const answers = answersNow();
    await page.goto(interest.address);
    await fillIn(page, 'project-interest', answers);
    await page.getByRole('button', { name: 'Join Priority List' }).click();
    await expect(
      page.getByRole('heading', { name: 'Thank you. It is in the right hands.' }),
    ).toBeFocused();
    await expect(page.getByText('A partner in Vancouver will call or write')).toBeVisible();
    await expectStored(interest, answers);
  });

  test(`${who} gets through by keyboard alone`, async ({ page, interest }) => {
    const answers = answersNow();
    await page.goto(interest.address);
    await page.getByLabel('Full name').focus();
    await fillInByKeyboard(page, 'project-interest', answers);
    await expect(page.getByRole('heading', { name: /right hands/ })).toBeFocused();
    await expectStored(interest, answers);
  });
}

test('the section of the first error opens', async ({ page, interest, expectNoAxeViolations }) => {
  await page.goto(interest.address);
  await page.getByText('Additional').click();
  await expect(page.getByLabel('Full name')).toBeHidden();
  await page.getByRole('button', { name: 'Join Priority List' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('3 fields need attention');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectNoAxeViolations();
  await page.getByText('Additional').click();
  await alert.getByRole('link', { name: 'Phone: This is needed.' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what an agent sends is stored, and answered with thanks', async ({ page, interest }) => {
    const answers = answersOfAgent();
    await page.goto(interest.address);
    await fillIn(page, 'project-interest', answers);
    await page.getByRole('button', { name: 'Join Priority List' }).click();
    await expect(page.getByRole('heading', { name: /right hands/ })).toBeVisible();
    expect(page.url()).toContain('?sent=project-interest#interest');
    await expectStored(interest, answers);
  });

  test('the section of the first error comes back open, with all that was typed', async ({
    page,
    interest,
    expectComplaint,
  }) => {
    expectComplaint('422');
    const message = 'a'.repeat(5_001);
    const answers: Record<string, string> = { ...answersOf('project-interest'), message };
    await page.goto(interest.address);
    await fillIn(page, 'project-interest', answers);
    await page.getByRole('button', { name: 'Join Priority List' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/This is too long/);
    await expect(page.getByLabel('Message')).toHaveValue(message);
    await expect(page.locator('[name=fullName]')).toHaveValue(answers['fullName'] ?? '');
  });
});

async function expectStored(interest: Served, answers: Record<string, string>) {
  const stored = await interest.listEnquiries();
  const mine = stored.find(({ email }: { email: string }) => email === answers['email']);
  expect(mine).toMatchObject({ form: 'project-interest', aboutSlug: 'larkspur-quay' });
  expect(JSON.parse(mine.answers)).toEqual(answers);
  expect(mine.newsletterOptIn).toBe(1);
}
