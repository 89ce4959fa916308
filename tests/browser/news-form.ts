import type { Page } from '@playwright/test';
import { expect, signIn } from './admin-site.ts';

export const shared = 'https://youtu.be/SoLmErE2026';

export const newest = 'Kestrel House passes the thirtieth floor';

export async function openNews(page: Page) {
  await signIn(page);
  await page.goto('/admin/news');
  await expect(page.getByRole('row', { name: newest })).toBeVisible({ timeout: 20_000 });
}

export async function fillNews(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('Company News');
  await page.getByRole('textbox', { name: 'Content' }).fill('It stopped by four.');
}

export async function create(page: Page) {
  await page.getByRole('button', { name: /^Create / }).click();
  await expect(page.getByText('News item published')).toBeVisible();
}
