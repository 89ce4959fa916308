import { openFields } from '../../../../tests/fields/open-fields.ts';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { field, choose, demoFile } from '../../../../tests/browser/media-fields.ts';

test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('a film gets one of its frames as poster, until another is selected @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const video = field(page, 'Film');
  await page.getByRole('button', { name: 'Create Show' }).click();
  await expect(video.getByRole('alert')).toHaveText('A film is needed.');
  await expect(video.getByRole('button', { name: 'Upload a video' })).toBeFocused();
  await choose(video, { name: 'a.mov', mimeType: 'video/quicktime', buffer: Buffer.from('x') });
  await expect(video.getByRole('alert')).toContainText('MOV videos are not supported');
  await choose(video, {
    name: 'opening.mp4',
    mimeType: 'video/mp4',
    buffer: await demoFile('hero-loop-480.mp4'),
  });
  await expect(video.getByRole('alert')).toBeHidden();
  await expect(page.getByText(/^Phones load a smaller version \(\d+ kB\)\.$/)).toBeVisible({
    timeout: 60_000,
  });
  const poster = field(page, 'Poster image');
  await expect(poster).toContainText('opening.jpg', { timeout: 30_000 });
  await expect(video.locator('video')).toHaveAttribute('poster', /^\/media\/images\/heroes\//);
  await expectNoAxeViolations();
  await poster.getByRole('button', { name: /edia for poster/ }).click();
  await page.getByRole('button', { name: 'section-terrace.jpg' }).click();
  await expect(poster).toContainText('section-terrace.jpg');
  await poster.getByRole('button', { name: 'Remove poster' }).click();
  await expect(poster.getByRole('button', { name: 'Upload an image' })).toBeVisible();
  await expect(video.locator('video')).not.toHaveAttribute('poster');
  await page.getByRole('button', { name: 'Create Show' }).click();
  await expect(page.locator('output')).toContainText(/"film":"\/media\/videos\/news\//);
});

test('a film uploaded without a video encoder says so, and gets small films later @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { savedEncoder: window.VideoEncoder });
    Reflect.deleteProperty(window, 'VideoEncoder');
  });
  await signIn(page);
  await openFields(page);
  const video = field(page, 'Film');
  const buffer = await demoFile('hero-loop-480.mp4');
  await choose(video, { name: 'as-it-is.mp4', mimeType: 'video/mp4', buffer });
  await expect(
    page.getByText(
      'Phones show the poster instead of this video. Use Chrome or Edge to create a smaller version.',
    ),
  ).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() =>
    Object.assign(window, {
      VideoEncoder: (window as unknown as { savedEncoder: unknown }).savedEncoder,
    }),
  );
  await video.getByRole('button', { name: /edia for film/ }).click();
  await page.getByRole('button', { name: 'as-it-is.mp4' }).click();
  await page.getByRole('button', { name: 'Create smaller versions for phones' }).click();
  await expect(page.getByText(/^Phones load a smaller version \(\d+ kB\)\.$/)).toBeVisible({
    timeout: 60_000,
  });
});
