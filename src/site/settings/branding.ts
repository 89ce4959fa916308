import { z } from 'zod';
import { contrast } from '../../lib/media/contrast.ts';
import * as field from '../../model/fields.ts';

/** The background colour of every page. It cannot be changed. */
export const paper = '#eff1ee';

/** The minimum contrast with the paper by WCAG AA. */
const [minTextContrast, minGraphicContrast] = [4.5, 3];

const wrongColour = 'Enter a colour such as #12201f';

function colour(minRatio: number) {
  return z
    .string({ error: wrongColour })
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, { error: wrongColour, abort: true })
    .superRefine((value, context) => {
      const ratio = contrast(value, paper);
      const roundedRatio = (Math.floor(ratio * 100) / 100).toFixed(2);
      const message = `The contrast with the background is ${roundedRatio}:1. It must be at least ${minRatio}:1.`;
      if (ratio < minRatio) context.addIssue({ code: 'custom', message });
    });
}

export const brandingSchema = z.object({
  /** The colour of text, lines and buttons. */
  ink: colour(minTextContrast),
  /** The colour of the sun, the focus ring and markers. */
  accent: colour(minGraphicContrast),
  /** The letter spacing of the name in hundredths of an em. */
  spacing: field.number('Enter a number from -5 to 40', { min: -5, max: 40 }),
});

type Branding = z.output<typeof brandingSchema>;

export const baseBranding: Branding = { ink: '#12201f', accent: '#d4502a', spacing: 16 };
