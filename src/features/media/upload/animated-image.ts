const bytesRead = 64;

/** Whether a WebP or an AVIF is an animation, according to its first bytes. */
export async function isMoving(file: Blob) {
  const bytes = new Uint8Array(await file.slice(0, bytesRead).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('RIFF')) return text.startsWith('WEBPVP8X', 8) && isAnimated(bytes[20]);
  return text.startsWith('ftyp', 4) && readBrands(text, bytes).includes('avis');
}

function isAnimated(flags = 0) {
  return (flags & 0b10) !== 0;
}

/** The major and compatible brands. Includes the version between them, which matches no brand. */
function readBrands(text: string, [, , , size = 0]: Uint8Array): string[] {
  return text.slice(8, size).match(/.{4}/gs) ?? [];
}
