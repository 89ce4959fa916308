import { z } from 'zod';
import { contrast } from '../lib/contrast.ts';
import * as field from '../records/fields.ts';

/** The ground of every page. It is the same for all. */
export const paper = '#eff1ee';

/** What text, and what a mark without words has to keep from the paper, by WCAG AA. */
const [ofText, ofMarks] = [4.5, 3];

const wrongColour = 'Enter a colour such as #12201f';

function colour(needed: number) {
  return z
    .string({ error: wrongColour })
    .trim()
    .toLowerCase()
    .regex(/^#[\da-f]{6}$/, { error: wrongColour, abort: true })
    .superRefine((value, context) => {
      const ratio = contrast(value, paper);
      const has = (Math.floor(ratio * 100) / 100).toFixed(2);
      const message = `Its contrast with the paper is ${has}:1. It takes ${needed}:1.`;
      if (ratio < needed) context.addIssue({ code: 'custom', message });
    });
}

export const lookSchema = z.object({
  /** Of text, lines and buttons. */
  ink: colour(ofText),
  /** Of the sun, the focus and marks. */
  accent: colour(ofMarks),
  /** Between the letters of the name, in hundredths of their height. */
  spacing: z.preprocess(
    field.numberFrom,
    z
      .number('Enter a number from -5 to 40')
      .min(-5, 'Enter a number from -5 to 40')
      .max(40, 'Enter a number from -5 to 40'),
  ),
});

type Look = z.output<typeof lookSchema>;

export const baseLook: Look = { ink: '#12201f', accent: '#d4502a', spacing: 16 };
