import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openFields } from '../../../tests/fields/open-fields.ts';
import { administrator, expect, signIn, test } from '../../../tests/admin-site.ts';
import { expectNothingOverTheEdge } from '../../../tests/admin-steps.ts';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

const demo = path.resolve(import.meta.dirname, '../../../demo');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a portrait gets words and a focal point, and the public card shows both', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await openPartner(page, 'Claire Beaumont');
    const photo = field(page, 'Photo');
    await choose(photo, await picture('claire.jpg', 900, 1600));
    await expectStored(photo, 'claire.jpg');
    await expect(photo).toContainText('No alternative text');
    await expect(photo).toContainText('On the site once you save');
    await photo.getByRole('button', { name: 'Describe photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Describe picture' });
    await expect(dialog).toContainText('Saved at once, for every place that shows this picture.');

    const sun = dialog.getByRole('slider', { name: 'Focal point' });
    await tapAt(page, dialog.locator('img').first(), 0.3, 0.2);
    await expect(sun).toHaveAttribute('aria-valuetext', '30% from the left, 20% from the top');
    const crops = dialog.getByRole('list', { name: 'How it is cut' });
    await expect(crops.getByRole('listitem')).toHaveText([
      'Card and profile',
      'Card on a phone',
      'Social card, cut at the centre',
    ]);
    await expect(crops.locator('img').first()).toHaveCSS('object-position', '30% 20%');
    await expect(crops.locator('img').last()).toHaveCSS('object-position', '50% 50%');
    await dialog.getByLabel('Alternative text').fill('Claire at the window');
    await expectNothingOverTheEdge(page);
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Save description' }).click();
    await expect(dialog).toBeHidden();
    await expect(photo).toContainText('“Claire at the window”');
    await expect(photo.getByRole('button', { name: 'Describe photo' })).toBeFocused();
    await expectNothingOverTheEdge(page);
    await expectNoAxeViolations();
    await save(page);

    await page.goto('/partners');
    const card = page.getByRole('img', { name: 'Claire at the window' });
    await expect(card).toHaveCSS('object-position', '30% 20%');
    await expect(card).toBeVisible();
  });

  test('the sun is dragged by a finger @long', async ({ page }) => {
    await openPartner(page, 'Thomas Kealoha');
    await field(page, 'Photo').getByRole('button', { name: 'Describe photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Describe picture' });
    const sun = dialog.getByRole('slider', { name: 'Focal point' });
    await expect(dialog.locator('img').first()).toHaveJSProperty('complete', true);
    const [from, to] = [await sun.boundingBox(), await dialog.locator('img').first().boundingBox()];
    if (!from || !to) throw new Error('There is no sun');
    const touch = await page.context().newCDPSession(page);
    const points = [
      { x: from.x + 22, y: from.y + 22 },
      { x: to.x + to.width * 0.7, y: to.y + to.height * 0.5 },
      { x: to.x + to.width * 0.8, y: to.y + to.height * 0.6 },
    ];
    for (const [index, point] of points.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(sun).toHaveAttribute('aria-valuetext', '80% from the left, 60% from the top');
  });
});

test('the keyboard alone uploads, sets the focal point and removes', async ({ page }) => {
  const { keyboard } = page;
  const chooser = page.waitForEvent('filechooser');
  await openPartner(page, 'Daniel Okafor');
  const photo = field(page, 'Photo');
  await expect(photo).toContainText('partner-05.jpg');
  await photo.getByRole('button', { name: 'Replace photo' }).focus();
  await keyboard.press('Enter');
  await (await chooser).setFiles(await picture('by-key.png', 600, 600));
  await expectStored(photo, 'by-key.png');
  await expect(photo.getByRole('button', { name: 'Describe photo' })).toBeFocused();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Describe picture' });
  const sun = dialog.getByRole('slider', { name: 'Focal point' });
  await expect(sun).toBeFocused();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Shift+ArrowUp');
  await expect(sun).toHaveAttribute('aria-valuetext', '49% from the left, 40% from the top');
  await keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await photo.getByRole('button', { name: 'Remove photo' }).focus();
  await keyboard.press('Enter');
  await expect(photo.getByRole('button', { name: 'Choose an image' })).toBeFocused();
});

test('a picture may be dropped, anywhere on its field', async ({ page }) => {
  await openPartner(page, 'Daniel Okafor');
  const [photo, logo] = [field(page, 'Photo'), field(page, 'Logo')];
  await drop(photo, await picture('dropped.jpg', 600, 750));
  await expectStored(photo, 'dropped.jpg');
  await drop(logo, {
    name: 'mark.svg',
    mimeType: 'image/svg+xml',
    buffer: await demoFile('solmere-mark-dark.svg'),
  });
  await expectStored(logo, 'mark.svg');
  await save(page);
  await expect(page.getByRole('row', { name: 'Daniel Okafor' }).locator('img')).toHaveCount(2);
});

test('a picture may be pasted while the field has the focus @long', async ({ page }) => {
  await openPartner(page, 'Daniel Okafor');
  const photo = field(page, 'Photo');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { buffer } = await picture('copied.png', 320, 400);
  await page.evaluate(async (content) => {
    const blob = new Blob([Uint8Array.fromBase64(content)], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, buffer.toString('base64'));
  await photo.getByRole('button', { name: 'Replace photo' }).focus();
  await page.keyboard.press('Control+V');
  await expectStored(photo, '320 × 400');
});

test('an upload is told in words and can be cancelled: what was there stays', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartner(page, 'Priya Raman');
  const photo = field(page, 'Photo');
  await expect(photo).toContainText('partner-08.jpg');
  await slowDown(page);
  await choose(photo, await noise('slow.jpg', 1200));
  const bar = photo.getByRole('progressbar', { name: 'Upload of slow.jpg' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^Uploading [1-9]\d?%$/);
  await expect(photo.getByText(/^Uploading \d+%$/)).toBeVisible();
  await expectNoAxeViolations();
  await photo.getByRole('button', { name: 'Cancel upload of slow.jpg' }).click();
  await expect(bar).toBeHidden();
  await expect(photo).toContainText('partner-08.jpg');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: 'Priya Raman' })).toBeVisible();
});

test('what cannot be taken is said under its field, and what was there stays', async ({
  page,
  expectComplaint,
  expectNoAxeViolations,
}) => {
  expectComplaint('status of 422');
  await openPartner(page, 'Priya Raman');
  const [photo, logo] = [field(page, 'Photo'), field(page, 'Logo')];
  const svg = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  for (const [file, words] of [
    [
      { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      'Please upload an image file',
    ],
    [svg, 'Please upload an image file'],
    [
      { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
      'File size must be less than 5MB',
    ],
    [
      { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('x') },
      'This photo is in the HEIC format. Export it as JPG and try again.',
    ],
    [
      { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') },
      'Please upload an image file',
    ],
  ] as const) {
    await choose(photo, file);
    await expect(photo.getByRole('alert')).toHaveText(words);
    await expect(photo).toContainText('partner-08.jpg');
  }
  await choose(logo, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(logo.getByRole('alert')).toHaveText('Please upload an image file');
  await expect(logo).toContainText('Recommended size: 200x200px');
  await expectNoAxeViolations();
  await choose(photo, await picture('better.jpg', 600, 750));
  await expectStored(photo, 'better.jpg');
  await expect(photo.getByRole('alert')).toBeHidden();
});

test('who was signed out signs in over the upload, and it goes on @long', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('status of 401');
  await openPartner(page, 'Julian Voss');
  await expect(field(page, 'Photo').getByRole('button', { name: 'Describe photo' })).toBeVisible();
  await page.context().clearCookies();
  await choose(field(page, 'Photo'), await noise('after-lunch.jpg', 1200));
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expectStored(field(page, 'Photo'), 'after-lunch.jpg');
});

test('an upload that failed can be tried again @long', async ({ page, expectComplaint }) => {
  expectComplaint('ERR_FAILED');
  expectComplaint('CONNECTION_LOST');
  await openPartner(page, 'Julian Voss');
  const photo = field(page, 'Photo');
  await page.route('**/uploads?*', (route) => route.abort());
  await choose(photo, await picture('tunnel.jpg', 600, 750));
  await expect(photo.getByRole('alert')).toHaveText('Failed to upload image');
  await expect(photo).not.toContainText('tunnel.jpg');
  await page.unroute('**/uploads?*');
  await photo.getByRole('button', { name: 'Try again' }).click();
  await expectStored(photo, 'tunnel.jpg');
  await expect(photo.getByRole('alert')).toBeHidden();
});

test('a picture is found in the library and used again', async ({
  page,
  expectNoAxeViolations,
}) => {
  await openPartner(page, 'Priya Raman');
  const photo = field(page, 'Photo');
  await photo.getByRole('button', { name: 'Library for photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(dialog.getByRole('button', { name: 'section-lobby.jpg' })).toContainText(
    'Used in The Ardmore (project)',
  );
  await expect(dialog.getByRole('button', { name: 'partner-08.jpg' })).toContainText(
    'Here already',
  );
  await expect(dialog.getByRole('button', { name: /\.svg/ })).toHaveCount(0);
  await expectNoAxeViolations();
  const search = dialog.getByLabel('Search');
  await expect(search).toBeFocused();
  await search.fill('nowhere to be found');
  await expect(dialog).toContainText('No pictures found');
  await search.fill('PARTNER-02');
  const tiles = dialog.getByRole('list', { name: 'pictures' }).getByRole('button');
  await expect(tiles).toHaveCount(1);
  await expect(search).toBeFocused();
  await tiles.click();
  await expect(dialog).toBeHidden();
  await expect(photo).toContainText('partner-02.jpg');
  await expect(photo.getByRole('button', { name: 'Library for photo' })).toBeFocused();
});

test('who describes second sees both texts @long', async ({ page, expectNoAxeViolations }) => {
  await openPartner(page, 'Mei Tanaka');
  const photo = field(page, 'Photo');
  await photo.getByRole('button', { name: 'Describe photo' }).click();
  const other = await page.context().newPage();
  await openPartner(other, 'Mei Tanaka');
  await field(other, 'Photo').getByRole('button', { name: 'Describe photo' }).click();
  await other.getByLabel('Alternative text').fill('Theirs');
  await other.getByRole('button', { name: 'Save description' }).click();
  await expect(field(other, 'Photo')).toContainText('“Theirs”');

  await page.getByLabel('Alternative text').fill('Mine');
  await page.getByRole('button', { name: 'Save description' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe picture' });
  await expect(dialog.getByRole('alert')).toContainText('Someone else has described this picture');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Alternative text']);
  await expect(dialog).toContainText('Theirs');
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('Theirs');
  await dialog.getByLabel('Alternative text').fill('Mine after all');
  await dialog.getByRole('button', { name: 'Save description' }).click();
  await expect(photo).toContainText('“Mine after all”');
});

test('removing takes effect on save, and can be taken back until then', async ({ page }) => {
  await openPartner(page, 'Étienne Laroche');
  const photo = field(page, 'Photo');
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photo).toContainText('Removed once you save.');
  await photo.getByRole('button', { name: 'Put it back' }).click();
  await expect(photo).toContainText('partner-07.jpg');
  await photo.getByRole('button', { name: 'Remove photo' }).click();
  await save(page);
  await page.goto('/partners/etienne-laroche');
  await expect(page.getByRole('main').locator('img[src*="/images/partners/"]')).toHaveCount(0);
});

test('two versions of a record show both pictures @long', async ({ page }) => {
  await openPartner(page, 'Ingrid Halvorsen');
  const other = await page.context().newPage();
  await openPartner(other, 'Ingrid Halvorsen');
  await choose(field(other, 'Photo'), await picture('theirs.jpg', 600, 750));
  await expectStored(field(other, 'Photo'), 'On the site once you save');
  await save(other);
  await field(page, 'Photo').getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Update Partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'This partner was saved elsewhere' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Photo']);
  await expect(dialog).toContainText('None');
  await expect(dialog.locator('img')).toHaveCount(1);
});

test('a gallery takes many at once, in the order in which they were chosen', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  const [goFirst, goSecond] = [
    await holdUpload(page, 'first.jpg'),
    await holdUpload(page, 'second.jpg'),
  ];
  await choose(
    gallery,
    await picture('first.jpg', 900, 600),
    await picture('second.jpg', 600, 400),
    await picture('third.jpg', 600, 300),
  );
  await expect(gallery.getByText(/^Uploading \d+%$/)).toHaveCount(2);
  await expect(gallery.getByText('Waiting')).toBeVisible();
  await expectNoAxeViolations();
  goSecond();
  await expect(gallery.getByText('Uploaded')).toHaveCount(2, { timeout: 20_000 });
  goFirst();
  await expectOrder(gallery, ['first.jpg', 'second.jpg', 'third.jpg']);

  const pictures = gallery.getByRole('list', { name: 'Gallery' });
  await pictures.getByRole('button', { name: 'Move first.jpg later' }).focus();
  await page.keyboard.press('Enter');
  await expectOrder(gallery, ['second.jpg', 'first.jpg', 'third.jpg']);
  await expect(gallery.getByText('first.jpg is now 2 of 3')).toBeAttached();
  await expect(pictures.getByRole('button', { name: 'Move first.jpg later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(gallery, ['second.jpg', 'third.jpg', 'first.jpg']);
  await expect(pictures.getByRole('button', { name: 'Move first.jpg earlier' })).toBeFocused();

  const tiles = pictures.getByRole('listitem');
  await tiles.nth(2).dragTo(tiles.nth(0), {
    sourcePosition: at,
    targetPosition: at,
    steps: 10,
  });
  await expectOrder(gallery, ['first.jpg', 'second.jpg', 'third.jpg']);
  await pictures.getByRole('button', { name: 'Remove second.jpg' }).click();
  await expectOrder(gallery, ['first.jpg', 'third.jpg']);
  await expect(gallery).toContainText('Removed once you save.');
  await gallery.getByRole('button', { name: 'Put it back' }).click();
  await expectOrder(gallery, ['first.jpg', 'second.jpg', 'third.jpg']);
  await expectNoAxeViolations();
});

test('a gallery refuses a selection in the words for many', async ({ page }) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  const words = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  const large = {
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  };
  const good = await picture('good.jpg', 600, 400);
  await choose(gallery, good, words, words);
  await expect(gallery.getByRole('alert')).toHaveText(
    '2 file(s) are not images and were excluded.',
  );
  await expect(gallery.getByRole('list')).toHaveCount(0);
  await choose(gallery, large, good);
  await expect(gallery.getByRole('alert')).toHaveText(
    '1 file(s) exceed the 5MB limit and were excluded.',
  );
});

test('a gallery takes several from the library @long', async ({ page, expectNoAxeViolations }) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  await gallery.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' });
  await dialog.getByRole('button', { name: 'section-lobby.jpg' }).click();
  await dialog.getByRole('button', { name: 'section-terrace.jpg' }).click();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).click();
  await expectOrder(gallery, ['section-lobby.jpg', 'section-terrace.jpg']);
  await gallery.getByRole('button', { name: 'Describe section-lobby.jpg' }).click();
  await expect(page.getByRole('dialog', { name: 'Describe picture' })).toContainText(
    'Used in The Ardmore (project)',
  );
});

test('a film gets a frame of its own as its poster, until another is chosen', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const film = field(page, 'Film');
  await page.getByRole('button', { name: 'Create Show' }).click();
  await expect(film.getByRole('alert')).toHaveText('A film is needed.');
  await expect(film.getByRole('button', { name: 'Choose a film' })).toBeFocused();
  await choose(film, { name: 'a.mov', mimeType: 'video/quicktime', buffer: Buffer.from('x') });
  await expect(film.getByRole('alert')).toContainText('Please upload a video file');
  await choose(film, {
    name: 'opening.mp4',
    mimeType: 'video/mp4',
    buffer: await demoFile('hero-loop-480.mp4'),
  });
  await expect(film.getByRole('alert')).toBeHidden();
  await expect(page.getByText(/^Phones get a small film, \d+ kB\.$/)).toBeVisible({
    timeout: 60_000,
  });
  const poster = field(page, 'Poster');
  await expect(poster).toContainText('opening.jpg', { timeout: 30_000 });
  await expect(film.locator('video')).toHaveAttribute('poster', /^\/media\/images\/heroes\//);
  await expectNoAxeViolations();
  await poster.getByRole('button', { name: 'Library for poster' }).click();
  await page.getByRole('button', { name: 'section-terrace.jpg' }).click();
  await expect(poster).toContainText('section-terrace.jpg');
  await poster.getByRole('button', { name: 'Remove poster' }).click();
  await expect(poster.getByRole('button', { name: 'Choose an image' })).toBeVisible();
  await expect(film.locator('video')).not.toHaveAttribute('poster');
  await page.getByRole('button', { name: 'Create Show' }).click();
  await expect(page.locator('output')).toContainText(/"film":"\/media\/videos\/news\//);
});

test('a film that is uploaded where none can be made smaller says so, and gets small films later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { kept: window.VideoEncoder });
    Reflect.deleteProperty(window, 'VideoEncoder');
  });
  await signIn(page);
  await openFields(page);
  const film = field(page, 'Film');
  const buffer = await demoFile('hero-loop-480.mp4');
  await choose(film, { name: 'as-it-is.mp4', mimeType: 'video/mp4', buffer });
  await expect(
    page.getByText(
      'Phones show the poster in place of this film. This browser cannot make small films.',
    ),
  ).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() =>
    Object.assign(window, { VideoEncoder: (window as unknown as { kept: unknown }).kept }),
  );
  await film.getByRole('button', { name: 'Library for film' }).click();
  await page.getByRole('button', { name: 'as-it-is.mp4' }).click();
  await page.getByRole('button', { name: 'Make small films for phones' }).click();
  await expect(page.getByText(/^Phones get a small film, \d+ kB\.$/)).toBeVisible({
    timeout: 60_000,
  });
});

test('pictures are made smaller here, the same one is taken once, and their texts are written in a row', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await openFields(page);
  const gallery = field(page, 'Gallery');
  const webp = {
    name: 'clear.webp',
    mimeType: 'image/webp',
    buffer: await sharp({ create: { width: 90, height: 60, channels: 4, background: '#a298' } })
      .webp()
      .toBuffer(),
  };
  const large = await noise('large.jpg', 3200);
  expect(large.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await choose(gallery, large, webp, { ...webp, name: 'again.webp' });
  await expectOrder(gallery, ['large.jpg', 'clear.png']);
  await expect(gallery.getByText('No text')).toHaveCount(2);
  await expect(gallery.getByRole('alert')).toBeHidden();
  await expectNoAxeViolations();

  await gallery.getByRole('button', { name: 'Write 2 missing texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe pictures' });
  await expect(dialog.getByText('Picture 1 of 2: large.jpg')).toBeVisible();
  await expectNoAxeViolations();
  await page.keyboard.type('Grain');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Picture 2 of 2: clear.png')).toBeVisible();
  await page.keyboard.type('Glass');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('Grain');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('Glass');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByText('No text')).toHaveCount(0);
  await expect(gallery.getByRole('button', { name: 'Go through the texts' })).toBeFocused();
});

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

const at = { x: 20, y: 20 };

function field(page: Page, name: string) {
  return page.getByRole('group', { name });
}

async function openPartner(page: Page, name: string) {
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(field(page, 'Logo')).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner saved')).toBeVisible();
}

async function choose(of: Locator, ...files: ChosenFile[]) {
  await of.locator('input[type=file]').setInputFiles(files);
}

/** The server may take a while over a picture. */
async function expectStored(of: Locator, name: string) {
  await expect(of.getByRole('button', { name: /^Describe / })).toBeVisible({ timeout: 20_000 });
  await expect(of).toContainText(name);
}

async function drop(onto: Locator, { name, mimeType, buffer }: ChosenFile) {
  const dataTransfer = await onto.page().evaluateHandle(
    ([content, fileName, type]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.fromBase64(content)], fileName, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop'])
    await onto.dispatchEvent(type, { dataTransfer });
}

async function tapAt(page: Page, image: Locator, x: number, y: number) {
  await expect(image).toHaveJSProperty('complete', true);
  await image.scrollIntoViewIfNeeded();
  const box = await image.boundingBox();
  if (!box) throw new Error('There is no picture');
  await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y);
}

/** Sends so slowly that there is time to look. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40 * 1024,
  });
}

/** Keeps the file of this name from the server until what it returns is called. */
async function holdUpload(page: Page, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/uploads?*', async (route) => {
    if (route.request().headers()['x-file-name'] !== name) return route.fallback();
    await promise;
    return route.continue();
  });
  return resolve;
}

async function expectOrder(gallery: Locator, names: string[]) {
  const buttons = gallery.getByRole('button', { name: /^Describe / });
  await expect(buttons).toHaveCount(names.length, { timeout: 20_000 });
  const labels = () => buttons.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await expect.poll(labels).toEqual(names.map((name) => `Describe ${name}`));
}

async function picture(name: string, width: number, height: number): Promise<ChosenFile> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#a29a8c' } });
  const isPng = name.endsWith('.png');
  const buffer = await (isPng ? canvas.png() : canvas.jpeg()).toBuffer();
  return { name, mimeType: isPng ? 'image/png' : 'image/jpeg', buffer };
}

/** A photo that is as heavy as one of a camera. */
async function noise(name: string, width: number): Promise<ChosenFile> {
  const buffer = await sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

function demoFile(name: string) {
  return readFile(path.join(demo, name));
}
