import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { canvas, folder, writeFixture } from '../../../tests/files/images.ts';
import { convertImage } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const megabyte = 1024 * 1024;

/** 32 × 64 pixels, turned by its file: above red, below blue, both in Display P3. */
const turnedHeic =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA9xtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAP2AAEAAAAKAAAAcQACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAAAAAEZwABAAAACgAAALgAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAAtBpcHJwAAACrGlwY28AAAB3aHZjQwEECAAAAAAAAAAAAB7wAPz/+PgAAA8DIAABABdAAQwB//8ECAAAAwCeOAAAAwAAHroCQCEAAQAqQgEBBAgAAAMAnjgAAAMAAB6QBBAgst1clNc3AgIGBAAAAwAEAAADAAQgIgABAAhEAcFzGDAIkAAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAHsY29scnByb2YAAAHgbGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLWhhbmSC4qhyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMQgAABd7///MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABYWVogAAAAAAAASr8AALE3AAAKtVhZWiAAAAAAAAAoOAAAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0AAAClsAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QDAAAAHGlwbWEAAAAAAAAAAgABAoECAAIEA4SFhgAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAExbWRhdAAAAG0oAa8TgPgQ4af/+Dqj/+ZTPD8lPuYn//IZdR/ek6//KrwPySkWsEbA5ugoDzEmB2pZCa4KcBNV5gn/H6vYJSnzUMOToXidxJyYxtxlRC9RCpJto6gcfG5dDPb7VOXY9HqCMfVnqwtGAiGfKxTlAAAAAElJKgAIAAAABgASAQMAAQAAAAYAAAAaAQUAAQAAAFYAAAAbAQUAAQAAAF4AAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAGYAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABAAAAAA6AEAAEAAAAgAAAAAAAAAA==';

test('a photo in HEIC becomes a JPEG, upright and in its colours', async () => {
  const heic = await writeFixture('photo.heic', Buffer.from(turnedHeic, 'base64'));
  const { file, ...facts } = await convertImage(heic, folder, megabyte);
  expect(facts).toMatchObject({ extension: 'jpg', from: 'image/heic', isStilled: false });
  expect(await sharp(file).metadata()).toMatchObject({ width: 32, height: 64, hasProfile: false });
  expect(await pixelsOf(file)).toEqual({ top: 'red', bottom: 'blue' });
});

test('many photos in HEIC do not fill the memory @long', async () => {
  const rest = Buffer.alloc(60 * megabyte);
  rest.writeUInt32BE(rest.length);
  rest.write('free', 4);
  const content = Buffer.concat([Buffer.from(turnedHeic, 'base64'), rest]);
  const large = await writeFixture('large.heic', content);
  for (let count = 0; count < 12; count += 1)
    expect(await convertImage(large, folder, megabyte)).toMatchObject({ extension: 'jpg' });
});

test.each(['webp', 'avif'] as const)(
  'a picture in %s becomes a JPEG or, with transparent parts, a PNG',
  async (format) => {
    const corner = await canvas(20, 10, '#ff0000').png().toBuffer();
    const image = canvas(40, 20, '#0000ff').composite([{ input: corner, gravity: 'northwest' }]);
    const turned = sharp(await image.png().toBuffer()).withMetadata({ orientation: 6 });
    const photo = await writeFixture(`photo.${format}`, await turned[format]().toBuffer());
    const converted = await convertImage(photo, folder, megabyte);
    expect(converted).toMatchObject({ extension: 'jpg', from: `image/${format}` });
    expect(await sharp(converted.file).metadata()).toMatchObject({ width: 20, height: 40 });
    const opaque = await canvas(40, 20, '#ff0000ff')[format]().toBuffer();
    expect(
      await convertImage(await writeFixture('opaque', opaque), folder, megabyte),
    ).toMatchObject({ extension: 'jpg' });
    const seeThrough = await canvas(40, 20, '#ff000080')[format]().toBuffer();
    expect(
      await convertImage(await writeFixture('through', seeThrough), folder, megabyte),
    ).toMatchObject({ extension: 'png' });
  },
);

test('of an animation the first frame is left', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((colour) => canvas(40, 30, colour).png().toBuffer()),
  );
  for (const format of ['webp', 'gif'] as const) {
    const animation = sharp(frames, { join: { animated: true } });
    const moving = await (format === 'gif' ? animation.gif() : animation.webp()).toBuffer();
    const converted = await convertImage(await writeFixture('moving', moving), folder, megabyte);
    expect(converted).toMatchObject({ extension: 'jpg', isStilled: true });
    expect(await sharp(converted.file).metadata()).toMatchObject({ width: 40, height: 30 });
    expect(await pixelsOf(converted.file)).toEqual({ top: 'red', bottom: 'red' });
  }
});

test('a picture above the limit is reduced until it fits', async () => {
  const noise = sharp(randomBytes(500 * 500 * 3), {
    raw: { width: 500, height: 500, channels: 3 },
  });
  const large = await writeFixture('large.png', await noise.clone().png().toBuffer());
  const limit = 200_000;
  expect((await stat(large)).size).toBeGreaterThan(limit);
  const photo = await convertImage(large, folder, limit);
  expect(photo).toMatchObject({ extension: 'jpg', from: 'image/png' });
  expect(photo.bytes).toBeLessThanOrEqual(limit);
  const alpha = await noise.ensureAlpha(0.5).png().toBuffer();
  const logo = await convertImage(await writeFixture('alpha.png', alpha), folder, 600_000);
  expect(logo).toMatchObject({ extension: 'png' });
  expect(logo.bytes).toBeLessThanOrEqual(600_000);
  await expect(convertImage(large, folder, 100)).rejects.toMatchObject({ reason: 'too large' });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'unsupported type'],
  ['RIFF0000WEBPVP8 broken', 'damaged'],
  [Buffer.from(turnedHeic, 'base64').subarray(0, 900), 'damaged'],
])('what is no such picture is refused: %#', async (content, reason) => {
  const file = await writeFixture('broken', content);
  await expect(convertImage(file, folder, megabyte)).rejects.toMatchObject({ reason });
});

test('a picture with too many pixels is refused before it is decoded', async () => {
  const heic = Buffer.from(turnedHeic, 'base64');
  for (let at = heic.indexOf('ispe'); at > 0; at = heic.indexOf('ispe', at + 4)) {
    heic.writeUInt32BE(30_000, at + 8);
    heic.writeUInt32BE(30_000, at + 12);
  }
  await expect(
    convertImage(await writeFixture('bomb.heic', heic), folder, megabyte),
  ).rejects.toMatchObject({ reason: expect.stringMatching(/too large|damaged/) });
});

/** The colours of the corners. */
async function pixelsOf(file: string) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const named = (at: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (green > 20) return `${red} ${green} ${blue}`;
    return red > 245 && blue < 20 ? 'red' : blue > 235 && red < 20 ? 'blue' : `${red} ${blue}`;
  };
  return { top: named(0), bottom: named((info.height - 1) * info.width * 3) };
}
