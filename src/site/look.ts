import { channelsOf, mix, towards } from '../lib/contrast.ts';
import { settings } from './settings.ts';
import { baseLook, paper } from './settings-look.ts';

const mere = '#0e1b1c';
const [white, black] = ['#ffffff', '#000000'];

/** The colours of letters: text, secondary text, rules, and the sun on light and dark backgrounds. */
export function letterColours() {
  const { ink, accent } = settings().look;
  return {
    ink,
    ink2: ink === baseLook.ink ? '#43504d' : softer(ink, 0.22),
    rule: ink === baseLook.ink ? '#c7cdc9' : mix(ink, paper, 0.82),
    sol: accent,
    solOnMere: accent === baseLook.accent ? '#f0764e' : towards(accent, white, mere, 6),
  };
}

/** The design tokens that differ from the stylesheet, for a `style` attribute. Undefined if none differ. */
export function lookStyle() {
  const { ink, accent } = settings().look;
  const tokens = [
    ...(ink === baseLook.ink ? [] : inkTokens(ink)),
    ...(accent === baseLook.accent ? [] : accentTokens(accent)),
  ];
  if (tokens.length === 0) return undefined;
  return tokens.map(([name, value]) => `--${name}:${value}`).join(';');
}

/** The letter spacing of the name. Undefined if it is the stylesheet's. */
export function nameSpacing() {
  const { spacing } = settings().look;
  return spacing === baseLook.spacing ? undefined : `${spacing / 100}em`;
}

function inkTokens(ink: string) {
  const channels = channelsOf(ink).join(' ');
  return [
    ['ink', ink],
    ['ink-2', softer(ink, 0.22)],
    ['ink-3', softer(ink, 0.35)],
    ['line', `rgb(${channels} / 0.18)`],
    ['line-strong', `rgb(${channels} / 0.42)`],
  ];
}

function accentTokens(accent: string) {
  return [
    ['sol', accent],
    ['sol-ink', towards(accent, black, paper, 5.5)],
    ['sol-on-mere', towards(accent, white, mere, 6)],
  ];
}

/** Blends the ink towards the paper, keeping a contrast of at least 4.9. */
function softer(ink: string, share: number) {
  return towards(mix(ink, paper, share), ink, paper, 4.9);
}
