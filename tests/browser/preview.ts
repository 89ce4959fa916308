import type { Page } from '@playwright/test';
import { parse } from 'devalue';
import { expect, signIn } from './admin-site.ts';
import { findEdit } from './admin-steps.ts';

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

/** Where the preview of a page is asked for. Somebody has to be signed in. */
export async function previewAddress(page: Page, slug: string) {
  const answer = await page.request.post('/_actions/pages.list', {
    headers: { 'content-type': 'application/json' },
  });
  const pages = parse(await answer.text()) as { id: string; slug: string }[];
  return `/admin/preview/pages/${pages.find((one) => one.slug === slug)?.id}`;
}

export async function openPage(page: Page, name: string) {
  await signIn(page);
  await page.goto('/admin/pages');
  await findEdit(page, name).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeFocused();
}

export function preview(page: Page) {
  return page.frameLocator('iframe[title^="Live preview"]');
}
