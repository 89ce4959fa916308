import { chromium, type Browser } from '@playwright/test';
import { browserFlags, findBrowser, provideBrowser } from '../../../../tests/browser/browser.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { trapName } from './enquiry-declaration.ts';
import { enquiryForms, fieldsAsked, type EnquiryFormName } from '../enquiry.ts';

const pages: Record<EnquiryFormName, string> = {
  contact: '/contact',
  'partner-contact': '/partners/ingrid-halvorsen',
  'project-interest': '/projects/kestrel-house',
  vip: '/vip',
  join: '/join',
};

const address = {
  fields: Object.entries({
    NAME_FIRST: 'Mia',
    NAME_LAST: 'Wong',
    NAME_FULL: 'Mia Wong',
    COMPANY_NAME: 'Acme Homes Inc',
    EMAIL_ADDRESS: 'mia@example.com',
    PHONE_HOME_WHOLE_NUMBER: '+16045550100',
    ADDRESS_HOME_LINE1: '12 Water Street',
    ADDRESS_HOME_CITY: 'Vancouver',
    ADDRESS_HOME_COUNTRY: 'CA',
  }).map(([name, value]) => ({ name, value })),
};

let browser: Browser;

test.beforeAll(async () => {
  await provideBrowser({ asVisitorsDo: true });
  browser = await chromium.launch({
    executablePath: findBrowser({ asVisitorsDo: true }),
    args: [...browserFlags, '--headless=new'],
    // Playwright turns autofill off.
    ignoreDefaultArgs: ['--disable-features', '--headless'],
  });
});

test.afterAll(() => browser.close());

for (const [form, path] of Object.entries(pages) as [EnquiryFormName, string][]) {
  test(`${form}: the browser's own autofill leaves the trap empty @long`, async ({ baseURL }) => {
    const page = await browser.newPage({ baseURL });
    await page.goto(path);
    if (form === 'partner-contact')
      await page.getByRole('link', { name: 'Contact Ingrid' }).first().click();
    const element = page.locator(`form[data-enquiry=${form}]`);
    const names = fieldsAsked(form, {}).map(({ name }) => name);
    const first = names.find((name) => name === 'firstName' || name === 'fullName') ?? '';
    await expect(async () => {
      await autofill(page, `form[data-enquiry=${form}] [name=${first}]`);
      await expect(element.locator(`[name=${first}]`)).toHaveValue(/^Mia/, { timeout: 1_000 });
    }).toPass();
    await expect(element.locator('[name=email]')).toHaveValue('mia@example.com');
    await expect(element.locator(`[name=${trapName}]`)).toHaveValue('');
    const filled = await element.evaluate((whole: HTMLFormElement) =>
      [...new FormData(whole)].filter(([, value]) => value !== '').map(([name]) => name),
    );
    const hidden = ['form-name', 'submission-key', 'about', 'viewing-medium', 'viewing-day'];
    const declared: string[] = enquiryForms[form].fields.map(({ name }) => name);
    expect(filled.filter((name) => ![...hidden, ...declared].includes(name))).toEqual([]);
    await page.close();
  });
}

/** Fills in the form around a field, as choosing an address from the browser's menu does. */
async function autofill(page: Awaited<ReturnType<Browser['newPage']>>, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Autofill.enable');
  await session.send('Autofill.setAddresses', { addresses: [address] });
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
  await session.detach();
}
