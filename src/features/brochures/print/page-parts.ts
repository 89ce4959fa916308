import { projectMessages } from '../../../messages/projects.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { Image, Text, View } from '@react-pdf/renderer';
import type { BrochureImage } from '../brochure.ts';
import { vectors } from './drawing-box.ts';
import {
  margin,
  mm,
  topMargin,
  textRun,
  type Box,
  type Print,
  type PrintPages,
} from './elements.ts';
import type { Style } from './style.ts';

export const padded: Style = { paddingLeft: margin, paddingRight: margin };

/** Content that starts on a new page, and the texts in the footer of its pages. */
export type Section = { foot: string; line?: string | undefined; content: ReactNode[] };

/** Moves a picture to the upper edge of the paper. */
export const toTheEdge: Style = { marginTop: -topMargin };

/** A picture that fills its box; null without a file. Without alternative text it is not tagged. */
export function imageBox(
  print: PrintPages,
  boxImage: BrochureImage | null,
  box: Box,
  style: Style = {},
) {
  if (!boxImage) return null;
  const { width, height } = box;
  const drawing = print.drawings.get(boxImage.url);
  const src = drawing ? undefined : print.findSource(boxImage, box);
  if (!drawing && !src) return null;
  const image = drawing
    ? vectors(print, drawing, box)
    : createElement(Image, {
        src,
        style: { width, height, objectFit: box.isContained ? 'contain' : 'cover' },
      });
  const { alt } = boxImage;
  const boxStyle: Style = { width, height, ...style };
  if (alt === '') return createElement(View, { style: boxStyle, wrap: false }, image);
  return print.tags.leaf('Figure', boxStyle, image, { alt, size: { width, height } });
}

/** The size for checking whether a picture exists. */
const probeSize = { width: 8, height: 8 };

/** False for a missing file. */
export function isPrinted(print: Print, image: BrochureImage) {
  return print.drawings.has(image.url) || print.findSource(image, probeSize) !== undefined;
}

/** The footer of each page: subject, date and page number, and a line below them. */
export function pageFoot({ brochure, page, styles }: Print, subject: string, line = '') {
  const text: Style = { ...styles.small, fontSize: 8.5, lineHeight: 1.3 };
  const cell: Style = { ...text, flex: 1 };
  const top = page.height - mm(17);
  const style: Style = { position: 'absolute', left: margin, right: margin };
  return createElement(
    Fragment,
    null,
    createElement(
      View,
      {
        fixed: true,
        style: {
          ...style,
          top,
          flexDirection: 'row',
          borderTopWidth: 0.5,
          borderTopColor: styles.strong,
          paddingTop: mm(2.4),
        },
      },
      textRun(subject, cell),
      textRun(projectMessages().brochure.asOf(brochure.asOf), { ...cell, textAlign: 'center' }),
      createElement(Text, {
        style: { ...cell, textAlign: 'right' },
        render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages ?? ''}`,
      }),
    ),
    line === ''
      ? null
      : createElement(
          View,
          { fixed: true, style: { ...style, top: top + mm(2.4) + 8.5 * 1.3 } },
          textRun(line, text),
        ),
  );
}
