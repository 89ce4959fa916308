/** Reads a part of a file. Gives fewer bytes than asked for at its end. */
export type ReadBytes = (position: number, length: number) => Promise<Uint8Array>;

/** A part of a file that is to become its header and then zeros: the file stays as long as it is. */
export type Blank = { at: number; bytes: number; header: Uint8Array };

/** The same bytes in their order, each once: what overlaps or touches becomes one. */
export function mergeBlanks(blanks: readonly Blank[]): Blank[] {
  const merged: Blank[] = [];
  for (const blank of blanks.toSorted((a, b) => a.at - b.at)) {
    const last = merged.at(-1);
    if (last && blank.at <= last.at + last.bytes) {
      last.bytes = Math.max(last.bytes, blank.at + blank.bytes - last.at);
    } else merged.push({ ...blank });
  }
  return merged;
}

/** What is wrong with a file that claims to be a film. */
export class FilmDamaged extends Error {}

/** Throws `FilmDamaged` where the file ends too soon. */
export async function readWhole(read: ReadBytes, position: number, length: number) {
  const bytes = await read(position, length);
  if (bytes.length < length) throw new FilmDamaged('It ends too soon');
  return new DataView(bytes.buffer, bytes.byteOffset, length);
}
