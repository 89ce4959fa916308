import { createElement, type ReactElement, type ReactNode } from 'react';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { PageBlock } from '../../../lib/html/page-block.ts';
import { imageFacts } from '../../../lib/media/image-url.ts';
import type { PastDocument } from '../../past/past-document.ts';
import {
  bottomMargin,
  contentWidth,
  factList,
  heading,
  margin,
  mm,
  paragraph,
  textRun,
  topMargin,
  type PrintPages,
} from './elements.ts';
import { imageBox, padded } from './page-parts.ts';
import { printPages } from './print-brochure.ts';
import type { Style } from './style.ts';

/** A text of this length surely fits on a page. */
const longestText = 1_500;
const widestImage = mm(120);
const tallestImage = mm(110);
const headingSizes = { 1: 26, 2: 20, 3: 15 };

/** Prints a page as it was at a time: its texts and pictures in order, then the hashes. Its HTML is attached. */
export function printPast(past: PastDocument, files: Record<string, string>) {
  const { html, ...printed } = past;
  const attachment = {
    name: 'page.html',
    type: 'text/html',
    content: html,
    description: `The HTML of ${past.url}`,
  };
  return printPages({ ...past, attachment }, { text: JSON.stringify(printed), files }, (pages) =>
    pastDocument(pages, past),
  );
}

function pastDocument(pages: PrintPages, past: PastDocument): ReactElement {
  const { page, styles } = pages;
  return createElement(
    Document,
    {},
    createElement(
      Page,
      {
        size: [page.width, page.height],
        style: { ...styles.page, ...padded, paddingTop: topMargin, paddingBottom: bottomMargin },
      },
      heading(pages, 1, past.title, styles.heading, { marginBottom: mm(6) }),
      factList(pages, facts(past), mm(38)),
      createElement(View, { style: { height: mm(8) } }),
      ...past.blocks.flatMap((block) => blockParts(pages, block)),
      past.isCut
        ? paragraph(pages, 'The rest of the page is in the attached HTML.', styles.small)
        : null,
      heading(
        pages,
        2,
        'Files',
        { ...styles.title, fontSize: 20 },
        { marginTop: mm(8), marginBottom: mm(3) },
      ),
      ...past.files.map(({ url, hash }) =>
        paragraph(pages, `${url}\nSHA-256 ${hash}`, styles.small, { marginBottom: mm(2) }),
      ),
      foot(pages, past),
    ),
  );
}

function facts({ url, asOf, madeAt, hash, omitted }: PastDocument) {
  return [
    { label: 'URL', text: url },
    { label: 'As of', text: asOf },
    { label: 'Design', text: 'The templates of the day on which this file was made' },
    { label: 'Made', text: madeAt },
    { label: 'SHA-256 of the HTML', text: hash },
    ...(omitted === '' ? [] : [{ label: 'Missing', text: omitted }]),
  ];
}

function blockParts(pages: PrintPages, block: PageBlock): ReactNode[] {
  const { styles } = pages;
  if (block.kind === 'image') return [picture(pages, block)];
  if (block.kind === 'heading') {
    const style = { ...styles.title, fontSize: headingSizes[block.level] };
    return [
      heading(pages, block.level, block.text, style, { marginTop: mm(5), marginBottom: mm(2) }),
    ];
  }
  const parts = block.text.match(
    new RegExp(`[^]{1,${longestText}}(?:\\s|$)|[^]{1,${longestText}}`, 'g'),
  );
  return (parts ?? []).map((text) =>
    paragraph(pages, text.trim(), styles.text, { marginBottom: mm(1.6) }),
  );
}

/** In its own shape; a picture that cannot be printed is named. */
function picture(pages: PrintPages, { url, alt }: Extract<PageBlock, { kind: 'image' }>) {
  const { width = 2, height = 1 } = imageFacts(url) ?? {};
  const scale = Math.min(
    widestImage / width,
    tallestImage / height,
    contentWidth(pages.page) / width,
  );
  const box = { width: width * scale, height: height * scale, isContained: url.endsWith('.svg') };
  const style: Style = { marginTop: mm(2), marginBottom: mm(3) };
  const image = imageBox(pages, { url, alt, focal: { x: 0.5, y: 0.5 } }, box, style);
  if (image !== null || alt === '') return image;
  return paragraph(pages, `Image: ${alt}`, pages.styles.small, style);
}

function foot({ page, styles }: PrintPages, { url, asOf }: PastDocument) {
  const text: Style = { ...styles.small, fontSize: 8, lineHeight: 1.3 };
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
        gap: mm(4),
        borderTopWidth: 0.5,
        borderTopColor: styles.strong,
        paddingTop: mm(2.4),
      },
    },
    textRun(`${url}, as of ${asOf}`, { ...text, flex: 1 }),
    createElement(Text, {
      style: text,
      render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages ?? ''}`,
    }),
  );
}
