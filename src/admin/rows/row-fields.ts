/** The props of the fields in a row, each by its name and its label. */
export function rowFields(row: string, prefix: string, width?: 'short' | 'third') {
  return (name: string, label: string) => ({
    name: `${row}.${name}`,
    label: prefix + label,
    ...(width && { width }),
  });
}
