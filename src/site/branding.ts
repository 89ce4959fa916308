import { rgbChannels, mix, towards } from '../lib/media/contrast.ts';
import { black, mereColour, softer, solOnMere } from './settings/colours.ts';
import { settings } from './settings/settings.ts';
import { baseBranding, paper } from './settings/branding.ts';

/** The design tokens that differ from the stylesheet, for a `style` attribute. Undefined if none differ. */
export function brandingStyle() {
  const { ink, accent } = settings().look;
  const tokens = [
    ...(ink === baseBranding.ink ? [] : inkTokens(ink)),
    ...(accent === baseBranding.accent ? [] : accentTokens(accent)),
    ...(ink === baseBranding.ink && accent === baseBranding.accent
      ? []
      : [['sol-on-mere', solOnMere(ink, accent)]]),
  ];
  if (tokens.length === 0) return undefined;
  return tokens.map(([name, value]) => `--${name}:${value}`).join(';');
}

/** The letter spacing of the name. Undefined if it is the stylesheet's. */
export function nameSpacing() {
  const { spacing } = settings().look;
  return spacing === baseBranding.spacing ? undefined : `${spacing / 100}em`;
}

function inkTokens(ink: string) {
  const channels = rgbChannels(ink).join(' ');
  return [
    ['ink', ink],
    ['ink-2', softer(ink, 0.22)],
    ['ink-3', softer(ink, 0.35)],
    ['line', `rgb(${channels} / 0.18)`],
    ['line-strong', `rgb(${channels} / 0.42)`],
    ['mere', mereColour(ink)],
    ['on-mere-2', mix(paper, mereColour(ink), 0.28)],
  ];
}

function accentTokens(accent: string) {
  return [
    ['sol', accent],
    ['sol-ink', towards(accent, black, paper, 5.5)],
  ];
}
