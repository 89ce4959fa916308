import type { Page } from '@playwright/test';
import { signIn } from './admin-site.ts';
import { findEdit } from './admin-steps.ts';

export async function openSubtitle(page: Page) {
  await signIn(page);
  await page.goto('/admin/pages');
  await findEdit(page, 'News').click();
  const text = page.getByRole('textbox', { name: 'Subtitle' });
  await text.click();
  return text;
}

export function control(page: Page, name: string) {
  return page.getByRole('toolbar', { name: 'Formatting: Subtitle' }).getByRole('button', { name });
}

export async function readHtml(text: ReturnType<Page['getByRole']>) {
  const html = await text.innerHTML();
  return html.replaceAll(/ class="[^"]*"| data-placeholder="[^"]*"/g, '');
}
