type Rgb = [number, number, number];

/** The channels of `#12201f`. */
export function channelsOf(colour: string): Rgb {
  const at = (from: number) => parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** How two colours stand out from each other, by WCAG: from 1 to 21. */
export function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour, with no more of another in it than it takes to stand out from a ground. */
export function towards(colour: string, other: string, ground: string, atLeast: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, other, share);
    if (contrast(mixed, ground) >= atLeast) return mixed;
  }
  return other;
}

/** The colour with a share of another in it. */
export function mix(colour: string, other: string, share: number) {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string) {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
