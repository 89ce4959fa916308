import { expect, test } from 'vitest';
import { contrast } from '../lib/media/contrast.ts';
import { baseSettings } from './settings/base-settings.ts';
import { darkAndNarrow } from './emails/email-styles.tsx';
import { brandingStyle } from './branding.ts';
import { emailColours } from './settings/colours.ts';
import { provideSettings } from './settings/settings.ts';
import { paper } from './settings/branding.ts';

const colours = /#12201f|#0e1b1c|#d4502a|#f0764e|#43504d|#b3bfbb|#3f4a4a|18 32 31/i;

test.each(['#1a2440', '#5c1f6b', '#0a5c2e', '#000000', '#666666'])(
  'with the ink %s the dark ground and everything on it are of that ink',
  (ink) => {
    provideSettings(() => ({
      ...baseSettings,
      look: { ...baseSettings.look, ink, accent: '#2a62b8' },
    }));
    const style = brandingStyle() ?? '';
    expect(style).not.toMatch(colours);
    expect(darkAndNarrow()).not.toMatch(colours);
    const mere = /--mere:(#[0-9a-f]{6})/.exec(style)?.[1] ?? '';
    expect(contrast(mere, paper)).toBeGreaterThanOrEqual(13);
    const { ink2OnMere, solOnMere } = emailColours();
    expect(contrast(ink2OnMere, mere)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(solOnMere, mere)).toBeGreaterThanOrEqual(5.5);
    provideSettings(() => baseSettings);
  },
);

test('a new accent alone keeps the dark ground of the stylesheet', () => {
  provideSettings(() => ({
    ...baseSettings,
    look: { ...baseSettings.look, accent: '#2a62b8' },
  }));
  expect(brandingStyle()).toMatch(
    /^--sol:#2a62b8;--sol-ink:#[0-9a-f]{6};--sol-on-mere:#[0-9a-f]{6}$/,
  );
  provideSettings(() => baseSettings);
});
