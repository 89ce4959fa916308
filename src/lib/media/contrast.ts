type Rgb = [number, number, number];

/** The red, green and blue channels, 0 to 255, of a colour such as `#12201f`. */
export function rgbChannels(colour: string): Rgb {
  const channelAt = (from: number) => parseInt(colour.slice(from, from + 2), 16);
  return [channelAt(1), channelAt(3), channelAt(5)];
}

/** The WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mixes in just enough of the other colour to reach a contrast ratio with the background. */
export function towards(colour: string, other: string, background: string, minContrast: number) {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, other, share);
    if (contrast(mixed, background) >= minContrast) return mixed;
  }
  return other;
}

/** Mixes two colours. `share` is that of the other colour, from 0 to 1. */
export function mix(colour: string, other: string, share: number) {
  const otherChannels = rgbChannels(other);
  const mixedChannels = rgbChannels(colour).map((value, index) =>
    Math.round(value + ((otherChannels[index] ?? 0) - value) * share),
  );
  return `#${mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string) {
  const [red, green, blue] = rgbChannels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
