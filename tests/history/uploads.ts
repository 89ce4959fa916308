import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { uploadAs } from '../system/sites/uploader.ts';
import type { Upload } from './plan.ts';
import { untilAnswered } from './visitors.ts';
import type { World } from './world.ts';

type Stored = { url: string; digest: string };

/** An editor who uploads pictures, and looks at each as it is served. */
export function startUploader(world: World) {
  const stored: Stored[] = [];
  /** For editors to use. */
  const urls: string[] = [];

  async function upload({ colour: [r, g, b], width, height }: Upload) {
    const body = await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer();
    const answer = await uploadAs(world.editor, { body, name: `${r}-${g}-${b}.jpg` }).catch(
      (): undefined => undefined,
    );
    if (!answer?.file) {
      if (answer && answer.status < 500)
        world.wrong.push(`An upload was refused: ${answer.message}`);
      await world.calm();
      return;
    }
    const { url } = answer.file;
    await world.calm();
    const isServed = await untilAnswered(world, `The uploaded ${url}`, async () => {
      stored.push({ url, digest: await fetchDigest(world.origin + url) });
    });
    if (isServed) urls.push(url);
  }

  /** What was acknowledged and is no longer served, or is another. */
  async function check() {
    const { rows } = await world.read({ rows: 'select url, bytes from media' });
    const recorded = new Map(rows.map(({ url, bytes }) => [String(url), Number(bytes)]));
    for (const { url, digest } of stored) {
      if (!recorded.has(url)) world.wrong.push(`The uploaded ${url} is not recorded`);
      if ((await fetchDigest(world.origin + url).catch(String)) !== digest)
        world.wrong.push(`The uploaded ${url} is not served as it was`);
    }
    for (const [url, bytes] of recorded) {
      const response = await fetch(world.origin + url);
      const { length } = await response.bytes();
      if (response.status !== 200 || length !== bytes)
        world.wrong.push(
          `${url} is served with ${response.status} and ${length} of ${bytes} bytes`,
        );
    }
  }

  return { stored, urls, upload, check };
}

async function fetchDigest(url: string) {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} is answered with ${response.status}`);
  return createHash('sha256')
    .update(await response.bytes())
    .digest('base64url');
}
