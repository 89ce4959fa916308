import { createElement, type ComponentProps, type ReactNode } from 'react';
import { Text, View } from '@react-pdf/renderer';
import { mix } from '../../../lib/media/contrast.ts';
import { isIdeographic } from '../../../lib/text/message-language.ts';
import { mereColour } from '../../../site/settings/colours.ts';
import type { Brochure, BrochureFact, BrochureImage } from '../brochure.ts';
import { printedText } from '../letters.ts';
import { fontFamilies } from './fonts.ts';
import type { Drawing } from './drawing.ts';
import type { Style } from './style.ts';
import type { Tags } from './tags.ts';

/** The size of a picture, in points. Drawings are shown whole; photos are cropped around the focal point. */
export type Box = { width: number; height: number; isContained?: boolean };

/** The context that builds the pages of a brochure. */
export type Print = PrintPages & { brochure: Brochure };

/** The context that builds the pages of any document. */
export type PrintPages = {
  tags: Tags;
  /** Returns undefined for a missing picture. */
  findSource: (
    image: BrochureImage | null,
    box: Box,
  ) => { data: Buffer; format: 'jpg' | 'png' } | undefined;
  /** The drawings that can be printed in vectors, by URL. */
  drawings: ReadonlyMap<string, Drawing>;
  /** True if the fonts lack letters of its texts. */
  hasMissingLetters: boolean;
  page: { width: number; height: number };
  styles: ReturnType<typeof brochureStyles>;
};

const white = '#ffffff';

/** Converts millimetres to points. */
export function mm(length: number) {
  return (length / 25.4) * 72;
}

export const margin = mm(14);

/** The width between the margins. */
export function contentWidth({ width }: { width: number }) {
  return width - 2 * margin;
}

/** The margin above content that continues from the previous page. */
export const topMargin = mm(16);
export const bottomMargin = 62;

/** The height between the margins. */
export function contentHeight({ height }: { height: number }) {
  return height - topMargin - bottomMargin;
}

/** Ideographs fill their line, so their titles need more space between lines. */
const tallTitles = { heading: 1.3, large: 1.2, title: 1.35 };
const lowTitles = { heading: 1, large: 0.92, title: 1.1 };

export function brochureStyles({ look, language }: Pick<Brochure, 'look' | 'language'>) {
  const { ink, accent } = look;
  const titles = isIdeographic(language) ? tallTitles : lowTitles;
  const soft = mix(ink, white, 0.24);
  const rule = mix(ink, white, 0.8);
  const strong = mix(ink, white, 0.58);
  return {
    ink,
    sol: accent,
    mere: mereColour(ink),
    rule,
    strong,
    page: {
      fontFamily: fontFamilies('text'),
      fontSize: 10.4,
      lineHeight: 1.44,
      color: ink,
      backgroundColor: white,
    },
    text: { fontSize: 10.6, lineHeight: 1.45 },
    lead: { fontSize: 15.5, lineHeight: 1.38 },
    small: { fontSize: 9, lineHeight: 1.38, color: soft },
    muted: { color: soft },
    name: { fontFamily: fontFamilies('display') },
    heading: { fontFamily: fontFamilies('display'), fontSize: 33, lineHeight: titles.heading },
    large: { fontFamily: fontFamilies('display'), fontSize: 58, lineHeight: titles.large },
    title: { fontFamily: fontFamilies('title'), fontSize: 15, lineHeight: titles.title },
  } as const;
}

/**
 * Sets each line as its own text. The fonts have no glyph for a line break, so React PDF would set it in a font that is
 * not embedded.
 */
function textLines(style: Style, text: string, bookmark?: { title: string; fit: boolean }) {
  const [first = '', ...rest] = text.split('\n').map((line, index) => {
    // The types confuse this `Text` with the `Text` of SVG.
    const props = { style, hyphenationPenalty, ...(index === 0 && bookmark && { bookmark }) };
    return createElement(Text, props as ComponentProps<typeof Text>, line);
  });
  return rest.length === 0 ? first : createElement(View, {}, first, ...rest);
}

/** Only what fits no line is broken. */
const hyphenationPenalty = 9_999;

/** Text without a tag of its own. */
export function textRun(text: string, style: Style = {}) {
  return textLines(style, unbroken(printedText(text).text));
}

/** Keeps a figure with its currency or its unit: only what stands between them may be on two lines. */
function unbroken(text: string) {
  return text.replaceAll(
    /(?<=\b[A-Z]{3}) (?=\d)|(?<=\d) (?=sq ft|m²)|(?<=\d sq) (?=ft)/g,
    '\u00A0',
  );
}

/** A heading with an entry in the document's outline. */
export function heading(
  { tags }: Pick<PrintPages, 'tags'>,
  level: 1 | 2 | 3,
  text: string,
  style: Style,
  place: Style = {},
) {
  const bookmark = { title: text.replaceAll('\n', ' '), fit: false };
  const { text: printed, missing } = printedText(text);
  return tags.leaf(`H${level}`, place, textLines(style, printed, bookmark), actual(text, missing));
}

export function paragraph(
  { tags }: Pick<PrintPages, 'tags'>,
  text: string,
  style: Style,
  place: Style = {},
) {
  const { text: printed, missing } = printedText(text);
  return tags.leaf('P', place, textLines(style, printed), actual(text, missing));
}

/** What screen readers say where the fonts lack letters. */
function actual(text: string, missing: string[]) {
  return missing.length > 0 ? { actual: text } : {};
}

/** Facts in two columns, with rules between the rows. */
export function factList({ tags, styles }: PrintPages, facts: BrochureFact[], labelWidth: number) {
  if (facts.length === 0) return null;
  return tags.group(
    'L',
    { borderTopWidth: 0.5, borderTopColor: styles.strong },
    ...facts.map(({ label, text, href, amount }) =>
      tags.group(
        'LI',
        {
          flexDirection: 'row',
          paddingTop: mm(1.5),
          paddingBottom: mm(1.4),
          borderBottomWidth: 0.5,
          borderBottomColor: styles.rule,
        },
        tags.leaf('Lbl', { width: labelWidth, flexShrink: 0 }, textRun(label, styles.muted)),
        href === undefined
          ? tags.leaf(
              'LBody',
              { flex: 1 },
              amount === undefined
                ? textRun(text)
                : row({ gap: mm(4) }, column({ flex: 1 }, textRun(text)), textRun(amount)),
            )
          : tags.group('LBody', { flex: 1 }, tags.link(href, text, textRun(text))),
      ),
    ),
  );
}

export function row(style: Style, ...children: ReactNode[]) {
  return createElement(View, { style: { flexDirection: 'row', ...style } }, ...children);
}

export function column(style: Style, ...children: ReactNode[]) {
  return createElement(View, { style }, ...children);
}
