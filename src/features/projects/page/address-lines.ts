/** The street, then the area and the rest. */
export function addressLines(text: string, area: string | null) {
  const parts = text.split(', ');
  const areaIndex = parts.indexOf(area ?? '');
  const end = areaIndex > 0 ? areaIndex : Math.max(1, parts.length - 2);
  return [parts.slice(0, end).join(', '), parts.slice(end).join(', ')] as const;
}
