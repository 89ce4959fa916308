import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import { ImageSlot } from './ImageSlot.tsx';

const url = '/media/images/logos/a.jpg';

test('a picture that cannot be removed stays, and says so under its field', async () => {
  const onChange = vi.fn(() => Promise.reject(new Error('away')));
  open(<ImageSlot label="Poster" folder="heroes" url={url} isSavedAtOnce onChange={onChange} />);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect.element(page.getByText('Failed to remove image')).toBeVisible();
  expect(onChange).toHaveBeenCalledWith(null);
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
});

test('a logo may be a drawing, and says its size', async () => {
  open(<ImageSlot label="Logo" folder="logos" url={undefined} onChange={() => undefined} />);
  await expect.element(page.getByText('Upload a logo')).toBeVisible();
  const input = document.querySelector('input[type="file"]');
  expect(input?.getAttribute('accept')).toContain('image/svg+xml');
});

function open(slot: React.ReactNode) {
  answerAction('media.find', () => []);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  onTestFinished(() => root.unmount());
  root.render(<AdminProvider member={ingrid}>{slot}</AdminProvider>);
}
