/** The bytes of the scripts that stand in a page itself. Data such as JSON-LD is no script. */
export async function inlineScriptBytes(url: string) {
  const page = await (await fetch(url)).text();
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/(ld\+)?json/.test(attributes))
    .map(([, , script = '']) => Buffer.byteLength(script));
  return scripts.reduce((sum, bytes) => sum + bytes, 0);
}
