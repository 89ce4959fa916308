import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { makeServer } from '../../../tests/kit/fake-server.ts';
import { openPartners } from '../../../tests/kit/partners-screen.tsx';

test.each([
  [1, '@long', 'Partner published. 1 translation is now out of date'],
  [3, '', 'Partner published. 3 translations are now out of date'],
])('publishing says that it outdates %i, and can be undone %s', async (count, _orLong, text) => {
  const server = makeServer(['Mei Tanaka']);
  server.setState('Mei Tanaka', 'published');
  const countOutdated = vi.fn(() => count).mockReturnValueOnce(0);
  await openPartners(server, { hasDrafts: true, countOutdated });
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  const before = server.find('Mei Tanaka')?.bio;
  await page.getByLabelText('Bio').fill('Published at once');
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone: Mei Tanaka')).toBeVisible();
  expect(server.find('Mei Tanaka')?.bio).toBe(before);
});
