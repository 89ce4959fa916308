import { brotliCompressSync } from 'node:zlib';

/** The scripts that stand in a page itself, in bytes: as they are, and in brotli. Data such as JSON-LD is no script. */
export async function inlineScriptBytes(url: string) {
  const page = await (await fetch(url)).text();
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , script = '']) => script)
    .join('');
  return { plain: Buffer.byteLength(scripts), compressed: brotliCompressSync(scripts).length };
}
