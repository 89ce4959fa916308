import type { Page } from '@playwright/test';
import { expect, signIn } from './admin-site.ts';

export const draft = {
  heroType: 'image',
  content: {
    hero: {
      title: 'Drafted here',
      subtitle: '<p onclick="alert(1)">Mine</p><script>alert(2)</script>',
    },
    sections: [],
  },
};

export async function openPage(page: Page, name: string) {
  await signIn(page);
  await page.goto('/admin/pages');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeFocused();
}

export function preview(page: Page) {
  return page.frameLocator('iframe[title^="Live preview"]');
}
