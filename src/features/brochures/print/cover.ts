import { createElement } from 'react';
import { Page, Path, Svg, View } from '@react-pdf/renderer';
import { printedText } from '../letters.ts';
import { hasIdeographs } from './long-words.ts';
import { heading, margin, contentWidth, mm, row, textRun, type Print } from './elements.ts';
import { widthOfName } from './fonts.ts';
import { pageFoot, imageBox } from './page-parts.ts';

const light = '#ffffff';

/** The cover: a picture with the name at its lower edge, as large as fits. */
export function cover(print: Print) {
  const { page, brochure, styles } = print;
  const { image: coverImage, kind, sellers } = brochure.cover;
  const height = page.height - mm(83);
  return createElement(
    Page,
    { size: [page.width, page.height], style: styles.page },
    createElement(
      View,
      { style: { height, backgroundColor: styles.mere } },
      imageBox(
        print,
        coverImage,
        { width: page.width, height },
        { position: 'absolute', left: 0, top: 0 },
      ),
      createElement(View, {
        style: {
          position: 'absolute',
          left: 0,
          top: 0,
          right: 0,
          bottom: 0,
          backgroundColor: styles.mere,
          opacity: 0.3,
        },
      }),
      nameplate(print),
      name(print, height),
    ),
    leadAndFacts(print),
    pageFoot(print, kind, sellers),
  );
}

function nameplate(print: Print) {
  const { brochure, tags, styles } = print;
  const { company, spacing, cover: coverTexts } = brochure;
  const size = 15;
  return row(
    { padding: `${mm(12)} ${margin} 0`, alignItems: 'center' },
    halfSun(styles.sol),
    tags.leaf(
      'P',
      { flex: 1, marginLeft: mm(3) },
      textRun(company, {
        ...styles.title,
        fontSize: size,
        letterSpacing: spacing * size,
        color: light,
      }),
    ),
    tags.leaf('P', {}, textRun(coverTexts.place, { color: light })),
  );
}

function halfSun(sol: string) {
  return createElement(
    Svg,
    { viewBox: '0 0 22 11', width: 22, height: 11 },
    createElement(Path, { d: 'M3.5 10.5a7.5 7.5 0 0 1 15 0Z', fill: sol }),
    createElement(Path, { d: 'M0 10.5H22', stroke: light, strokeWidth: 1 }),
  );
}

const largest = 149;
const smallest = 44;
/** From the bottom of a line to the baseline of its letters, in em, at a line height of 1. */
const belowLetters = 0.045;

/** Descenders would cross the edge, so a name with any of these is set in capitals, as on the site. */
const hasTail = /[gjpqyçQ,;]/;

/** A name that is too long for one line takes several, slightly above the edge, as one with ideographs does: they reach lower. */
function name(print: Print, height: number) {
  const { page, brochure } = print;
  const room = contentWidth(page);
  const { name: text } = brochure.cover;
  const { text: printed } = printedText(text);
  const isCapital = hasTail.test(text);
  const width = widthOfName(isCapital ? printed.toUpperCase() : printed);
  const size = Math.max(smallest, Math.min(largest, (room * 0.985) / width));
  const textTransform = isCapital ? 'uppercase' : 'none';
  const [lineHeight, bottom] = hasIdeographs(printed)
    ? [1.3, 0.02]
    : [1, size > smallest ? -belowLetters : 0.1];
  return heading(
    print,
    1,
    text,
    { ...print.styles.name, fontSize: size, lineHeight, color: light, textTransform },
    {
      position: 'absolute',
      left: margin - 0.012 * size,
      bottom: bottom * size,
      width: room + 0.03 * size,
      maxHeight: height,
    },
  );
}

function leadAndFacts(print: Print) {
  const { tags, styles, brochure } = print;
  const { lead, facts } = brochure.cover;
  return createElement(
    View,
    {
      style: { flex: 1, justifyContent: 'space-between', padding: `${mm(9)} ${margin} ${mm(22)}` },
    },
    tags.leaf('P', { width: mm(142) }, textRun(lead, styles.lead)),
    facts.length === 0
      ? null
      : createElement(
          View,
          { style: { borderTopWidth: 0.5, borderTopColor: styles.strong, paddingTop: mm(3) } },
          tags.group(
            'L',
            { flexDirection: 'row' },
            ...facts.map(({ label, text }, index) =>
              tags.group(
                'LI',
                { flex: index === 0 ? 1.5 : 1, paddingRight: mm(6) },
                tags.leaf('Lbl', {}, textRun(label, styles.muted)),
                tags.leaf('LBody', {}, textRun(text)),
              ),
            ),
          ),
        ),
  );
}
