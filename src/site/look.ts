import { channelsOf, mix, towards } from '../lib/contrast.ts';
import { settings } from './settings.ts';
import { baseLook, paper } from './settings-look.ts';

const mere = '#0e1b1c';
const [white, black] = ['#ffffff', '#000000'];

/** The colours of letters: what text, what is said beside it, rules and the sun have, on paper and on dark. */
export function lookColours() {
  const { ink, accent } = settings().look;
  return {
    ink,
    ink2: ink === baseLook.ink ? '#43504d' : softer(ink, 0.22),
    rule: ink === baseLook.ink ? '#c7cdc9' : mix(ink, paper, 0.82),
    sol: accent,
    solOnMere: accent === baseLook.accent ? '#f0764e' : towards(accent, white, mere, 6),
  };
}

/** The tokens that are not those of the stylesheet, for the attribute `style`; undefined where all are. */
export function lookStyle() {
  const { ink, accent } = settings().look;
  const tokens = [
    ...(ink === baseLook.ink ? [] : inkTokens(ink)),
    ...(accent === baseLook.accent ? [] : accentTokens(accent)),
  ];
  if (tokens.length === 0) return undefined;
  return tokens.map(([name, value]) => `--${name}:${value}`).join(';');
}

/** The space between the letters of the name; undefined where it is that of the stylesheet. */
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

/** Nearer to the paper, and still to be read on it. */
function softer(ink: string, share: number) {
  return towards(mix(ink, paper, share), ink, paper, 4.9);
}
