/** The street, then the area and the rest; in Japanese and Chinese, which begin with the city, the other way around. */
export function addressLines(text: string, area: string | null) {
  const [comma = ', '] = /, |[、，]/.exec(text) ?? [];
  const parts = text.split(comma);
  const areaIndex = parts.indexOf(area ?? '');
  const end = areaIndex > 0 ? areaIndex : Math.max(1, parts.length - 2);
  return [parts.slice(0, end).join(comma), parts.slice(end).join(comma)] as const;
}
