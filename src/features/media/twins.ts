/** The files without pictures that are the same, byte for byte, as one before them. */
export async function withoutTwins(files: readonly File[]) {
  const kept: File[] = [];
  for (const file of files) {
    const isPicture = file.type.startsWith('image/');
    if (!isPicture || !(await hasTwin(file, kept))) kept.push(file);
  }
  return kept;
}

async function hasTwin(file: File, others: readonly File[]) {
  for (const other of others.filter(({ size }) => size === file.size)) {
    if (await areSame(file, other)) return true;
  }
  return false;
}

async function areSame(one: File, other: File) {
  const [bytes, others] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const [a, b] = [new Uint8Array(bytes), new Uint8Array(others)];
  return a.every((byte, index) => byte === b[index]);
}
