/** Short enough for a narrow column. */
const mostWhole = 18;

/** The two {@link parts}, with a street whose short parts do not break. */
export function addressLines(text: string, area: string | null) {
  const { comma, street, rest } = parts(text, area);
  const whole = street.map((part) =>
    part.length > mostWhole ? part : part.replaceAll(' ', '\u00A0'),
  );
  return [whole.join(comma), rest.join(comma)] as const;
}

/** The same for print, without what is empty. */
export function printedAddressLines(text: string, area: string | null) {
  const { comma, street, rest } = parts(text, area);
  return [street, rest].map((line) => line.join(comma)).filter((line) => line !== '');
}

/**
 * The street, then the area and the rest; in Japanese and Chinese, which begin with the city, the other way around.
 */
function parts(text: string, area: string | null) {
  const [comma = ', '] = /, |[、，]/.exec(text) ?? [];
  const all = text.split(comma);
  const areaIndex = all.indexOf(area ?? '');
  const end = areaIndex > 0 ? areaIndex : Math.max(1, all.length - 2);
  return { comma, street: all.slice(0, end), rest: all.slice(end) };
}
