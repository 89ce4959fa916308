import { channelsOf, mix, towards } from '../lib/media/contrast.ts';
import { black, mereOf, softer, solOnMere } from './settings-colours.ts';
import { settings } from './settings.ts';
import { baseLook, paper } from './settings-look.ts';

/** The design tokens that differ from the stylesheet, for a `style` attribute. Undefined if none differ. */
export function lookStyle() {
  const { ink, accent } = settings().look;
  const tokens = [
    ...(ink === baseLook.ink ? [] : inkTokens(ink)),
    ...(accent === baseLook.accent ? [] : accentTokens(accent)),
    ...(ink === baseLook.ink && accent === baseLook.accent
      ? []
      : [['sol-on-mere', solOnMere(ink, accent)]]),
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
    ['mere', mereOf(ink)],
    ['on-mere-2', mix(paper, mereOf(ink), 0.28)],
  ];
}

function accentTokens(accent: string) {
  return [
    ['sol', accent],
    ['sol-ink', towards(accent, black, paper, 5.5)],
  ];
}
