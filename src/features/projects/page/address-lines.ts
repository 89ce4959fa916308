/** Short enough for a narrow column. */
const mostWhole = 18;

/**
 * The street, whose short parts do not break, then the area and the rest; in Japanese and Chinese, which begin with the
 * city, the other way around.
 */
export function addressLines(text: string, area: string | null) {
  const [comma = ', '] = /, |[、，]/.exec(text) ?? [];
  const parts = text.split(comma);
  const areaIndex = parts.indexOf(area ?? '');
  const end = areaIndex > 0 ? areaIndex : Math.max(1, parts.length - 2);
  const street = parts
    .slice(0, end)
    .map((part) => (part.length > mostWhole ? part : part.replaceAll(' ', '\u00A0')));
  return [street.join(comma), parts.slice(end).join(comma)] as const;
}
