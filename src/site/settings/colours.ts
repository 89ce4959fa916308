import { mix, towards } from '../../lib/media/contrast.ts';
import { settings } from './settings.ts';
import { baseBranding, paper } from './branding.ts';

const baseMere = '#0e1b1c';
const white = '#ffffff';
export const black = '#000000';

/** The background of dark parts: the ink, darkened. */
export function mereColour(ink: string) {
  return ink === baseBranding.ink ? baseMere : towards(mix(ink, black, 0.2), black, paper, 13);
}

/** The colours of letters: text, secondary text, rules, and the sun on light and dark backgrounds. */
export function emailColours() {
  const { ink, accent } = settings().look;
  return {
    ink,
    ink2: ink === baseBranding.ink ? '#43504d' : softer(ink, 0.22),
    rule: ink === baseBranding.ink ? '#c7cdc9' : mix(ink, paper, 0.82),
    sol: accent,
    solOnMere: solOnMere(ink, accent),
    mere: mereColour(ink),
    ink2OnMere: ink === baseBranding.ink ? '#b3bfbb' : mix(paper, mereColour(ink), 0.28),
    ruleOnMere: ink === baseBranding.ink ? '#3f4a4a' : mix(paper, mereColour(ink), 0.78),
  };
}

/** The accent, as light as it takes to stand out on the dark background. */
export function solOnMere(ink: string, accent: string) {
  const isBase = ink === baseBranding.ink && accent === baseBranding.accent;
  return isBase ? '#f0764e' : towards(accent, white, mereColour(ink), 6);
}

/** Blends the ink towards the paper, keeping a contrast of at least 4.9. */
export function softer(ink: string, share: number) {
  return towards(mix(ink, paper, share), ink, paper, 4.9);
}
