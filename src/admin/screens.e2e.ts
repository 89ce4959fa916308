import type { Page } from '@playwright/test';
import { expectNothingOverTheEdge } from '../../tests/admin-steps.ts';
import { expect, signIn, test } from '../../tests/admin-site.ts';
import { isLong } from '../../tests/long.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'The widths are set here.');

const desktop = { width: 1440, height: 900 };
const desktopAt200Percent = { width: 720, height: 450 };
const phone = { width: 390, height: 844 };

const screens = [
  { address: '/admin', heading: 'Admin Dashboard', part: 'The first day' },
  { address: '/admin/account', heading: 'Account' },
  { address: '/admin/addresses', heading: 'Addresses' },
  { address: '/admin/enquiries', heading: 'Enquiries' },
  { address: '/admin/figures', heading: 'Figures', part: 'Until the first answer' },
  { address: '/admin/news', heading: 'News', record: 'Ten seconds of water', hasQuestion: true },
  { address: '/admin/partners', heading: 'Partners', record: 'Étienne Laroche', hasQuestion: true },
  { address: '/admin/projects', heading: 'Global Projects', record: 'Kestrel House' },
  { address: '/admin/projects/developers', heading: 'Developers', record: 'Halvorne' },
  { address: '/admin/pages', heading: 'Pages', record: 'About' },
  { address: '/admin/people', heading: 'People', part: 'What each may do' },
  { address: '/admin/settings', heading: 'Settings' },
  { address: '/admin/testimonials', heading: 'Testimonials', record: 'Adaeze Sy' },
  { address: '/admin/vip', heading: 'VIP first access' },
];

for (const { address, heading, part, record, hasQuestion } of screens) {
  test(`${address} is whole and accessible at every width, as a list and as a form`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    await signIn(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    if (part) await expect(page.getByRole('heading', { name: part })).toBeVisible();
    if (record) await expect(editButton(page, record)).toBeVisible();
    await look();
    if (!record) return;
    await editButton(page, record).click();
    await expect(page.getByRole('button', { name: /^(Update |Save Changes)/ })).toBeVisible();
    await look();
    if (!hasQuestion) return;
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Delete ${record}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look();

    async function look() {
      await page.setViewportSize(desktopAt200Percent);
      await expectNothingOverTheEdge(page);
      await page.setViewportSize(desktop);
      await expectNothingOverTheEdge(page);
      if (isLong) await expectNoAxeViolations();
      await page.setViewportSize(phone);
      await expectNothingOverTheEdge(page);
      await expectNoAxeViolations();
      await sizeText(page, '200%');
      await expectNothingOverTheEdge(page);
      await sizeText(page, '');
    }
  });
}

/** Enlarges text alone, as people set it in their browser. */
function sizeText(page: Page, size: string) {
  return page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
}

function editButton(page: Page, record: string) {
  return page.getByRole('button', { name: `Edit ${record}`, exact: true });
}
