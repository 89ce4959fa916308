/** The files without pictures that are byte for byte the same as an earlier one. */
export async function withoutDuplicates(files: readonly File[]) {
  const unique: File[] = [];
  for (const file of files) {
    const isPicture = file.type.startsWith('image/');
    if (!isPicture || !(await hasDuplicate(file, unique))) unique.push(file);
  }
  return unique;
}

async function hasDuplicate(file: File, others: readonly File[]) {
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
