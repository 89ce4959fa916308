import type { Page } from '@playwright/test';
import { demoProjects } from '../../src/features/projects/projects.demo.ts';

const [first] = demoProjects;
if (!first) throw new Error('The cast is empty');

export const kestrel = first;

export const sold = demoProjects.filter(({ status }) => status === 'sold-out');

export const inTokyo = demoProjects.filter(({ city }) => city === 'TOKYO');

export function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Filter projects' }).getByRole('link');
}

/** On narrow screens the filters are a panel that a link opens. */
export async function openFilters(page: Page) {
  const link = page.getByRole('link', { name: /^Filter( \(\d\))?$/ });
  if (await link.isVisible()) await link.click();
}

export function cards(page: Page) {
  return page.locator('#results li a[href^="/projects/"]');
}
