/** Removes pictures whose bytes equal those of an earlier one. */
export async function withoutDuplicates(files: readonly File[]) {
  const unique: File[] = [];
  for (const file of files) {
    const isImage = file.type.startsWith('image/');
    if (!isImage || !(await hasDuplicate(file, unique))) unique.push(file);
  }
  return unique;
}

async function hasDuplicate(file: File, others: readonly File[]) {
  for (const other of others.filter(({ size }) => size === file.size)) {
    if (await areSame(file, other)) return true;
  }
  return false;
}

async function areSame(first: File, second: File) {
  const [bytes, otherBytes] = await Promise.all([first.arrayBuffer(), second.arrayBuffer()]);
  const [a, b] = [new Uint8Array(bytes), new Uint8Array(otherBytes)];
  return a.every((byte, index) => byte === b[index]);
}
