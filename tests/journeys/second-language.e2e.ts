import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../browser/fixtures.ts';
import { freePort } from '../sites/free-port.ts';
import { builtServer, startServer } from '../sites/server.ts';

const owner = { email: 'ada@halden.example', password: 'an evening by the fjord' };

/** A site without demo content. */
const test = base.extend<{ site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern and takes no other.
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'second-language-'));
    const port = String(await freePort());
    const address = `http://localhost:${port}`;
    const settings = {
      HOST: 'localhost',
      PORT: port,
      SITE_URL: address,
      DATA_DIR: folder,
      DEMO_CONTENT: 'off',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    };
    const server = await startServer(settings, await builtServer());
    await use(address);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site),
});

async function openLanguages(page: Page) {
  const answer = await page.request.post('/auth/sign-in/email', { data: owner });
  expect(answer.ok()).toBe(true);
  await page.goto('/admin/settings#language');
  const languages = page.getByRole('region', { name: 'Languages', exact: true });
  const save = async () => {
    await languages.getByRole('button', { name: 'Save Languages' }).click();
    await expect(languages.getByText(/^Saved .* by you$/)).toBeVisible();
  };
  const add = async (name: string) => {
    await languages.getByRole('button', { name: 'Add language' }).click();
    const language = languages.getByRole('combobox', { name: /^Language/ });
    await language.focus();
    await language.selectOption(name);
    await languages.getByLabel('Visibility').selectOption('Public');
    await save();
  };
  return { languages, add, save };
}

test('a new site is public in French after it was added, chosen as public and saved @long', async ({
  page,
}) => {
  const { add } = await openLanguages(page);
  await add('French (Canada)');

  await page.goto('/admin/settings#navigation');
  await page.getByRole('link', { name: 'Français Published, current' }).click();
  const french = page.getByRole('region', { name: 'Navigation in French' });
  await expect(french.getByRole('textbox', { name: 'Contact label' })).toHaveValue('Nous joindre');

  await page.goto('/fr/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidentialité');
  await expect(page.getByRole('main')).not.toHaveAttribute('lang', 'en-CA');
});

test('a new site begins in French, and adds Japanese @long', async ({ page }) => {
  const { languages, add, save } = await openLanguages(page);
  const source = languages.getByLabel('Source language');
  await source.focus();
  await source.selectOption('French (Canada)');
  await languages.getByText('English', { exact: true }).click();
  await save();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidentialité');

  await page.goto('/admin/settings#language');
  await add('Japanese (Japan)');
  await page.goto('/ja/contact');
  await expect(page.getByRole('main')).not.toHaveAttribute('lang');
  await page.goto('/ja/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('プライバシーポリシー');
});
