import { projectMessages } from '../../../lib/project-messages.ts';
import { createElement, type ReactNode } from 'react';
import { Image, Text, View } from '@react-pdf/renderer';
import type { BrochurePicture } from '../brochure.ts';
import { margin, mm, words, type Box, type Print } from './elements.ts';
import type { Style } from './style.ts';
import { printable } from './fonts.ts';

export const padded: Style = { paddingLeft: margin, paddingRight: margin };

/** What stands on pages of its own, with what is said at their foot. */
export type Section = { foot: string; content: ReactNode[] };

/** Above what goes on from the page before. */
export const topMargin = mm(16);

/** Of a picture that stands at the upper edge of the paper. */
export const toTheEdge: Style = { marginTop: -topMargin };

/** A picture that fills its box; an empty one in its place says nothing. */
export function picture(print: Print, given: BrochurePicture | null, box: Box, style: Style = {}) {
  const src = print.sourceOf(given, box);
  if (!src || !given) return null;
  const { width, height } = box;
  const image = createElement(Image, {
    src,
    style: { width, height, objectFit: box.isWhole ? 'contain' : 'cover' },
  });
  const alt = printable(given.alt);
  const place: Style = { width, height, ...style };
  if (alt === '') return createElement(View, { style: place, wrap: false }, image);
  return print.tags.leaf('Figure', place, image, { alt, size: { width, height } });
}

/** On each page: what it is about, from when it is, and its number. */
export function pageFoot({ brochure, page, styles }: Print, about: string) {
  const text: Style = { ...styles.small, fontSize: 8.5, lineHeight: 1.3, flex: 1 };
  return createElement(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        left: margin,
        right: margin,
        top: page.height - mm(17),
        flexDirection: 'row',
        borderTopWidth: 0.5,
        borderTopColor: styles.strong,
        paddingTop: mm(2.4),
      },
    },
    words(about, text),
    words(projectMessages().brochure.asOf(brochure.asOf), { ...text, textAlign: 'center' }),
    createElement(Text, {
      style: { ...text, textAlign: 'right' },
      render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages ?? ''}`,
    }),
  );
}
