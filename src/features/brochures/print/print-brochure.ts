import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import layoutDocument from '@react-pdf/layout';
import renderDocument from '@react-pdf/render';
import { Font, pdf, Document, Page } from '@react-pdf/renderer';
import type { Brochure } from '../brochure.ts';
import { bottomMargin, mm, brochureStyles, topMargin, type Print } from './elements.ts';
import { missingLetter, printedText } from '../letters.ts';
import { readFonts } from './fonts.ts';
import { dropWrongHyphens, overflowingWords, pieces, type LaidOut } from './long-words.ts';
import { createPrintImages } from './images.ts';
import { createTags, type StructuredDocument } from './tags.ts';
import { createElement, type ReactNode } from 'react';
import { cover } from './cover.ts';
import { pageFoot, type Section } from './page-parts.ts';
import { readDrawing, type Drawing } from './drawing.ts';
import { comparedSection, projectSections } from './sections.ts';
import StreamedDocument from 'pdfkit';
import { xmlText } from '../../../lib/html/xml.ts';

/** The declared type lacks the parameter for the fonts. */
const layOut = layoutDocument as unknown as (
  document: unknown,
  fonts: typeof Font,
) => Promise<LaidOut>;

const papers = {
  A4: { width: mm(210), height: mm(297) },
  Letter: { width: 612, height: 792 },
};

/** Prints a brochure as a tagged PDF. `files` maps picture URLs to paths; unreadable pictures are left out. */
export async function printBrochure(brochure: Brochure, files: Record<string, string>) {
  const { text, missing } = printedText(JSON.stringify(brochure, withoutMaps));
  const drawings = await readDrawings(files);
  const drawn = [...drawings.values()].flatMap(({ shapes }) => shapes.map(joinText)).join('');
  // Capitals and boxes are drawn for other letters.
  await readFonts(text + text.toUpperCase() + printedText(drawn).text + missingLetter);
  const { findSource, encodeAll } = createPrintImages({ ...files });
  const tags = createTags();
  const page = papers[brochure.paper];
  const styles = brochureStyles(brochure.look);
  const hasMissingLetters = missing.length > 0;
  const print: Print = {
    tags,
    findSource,
    drawings,
    brochure,
    hasMissingLetters,
    page,
    styles,
  };
  brochureDocument(print);
  await encodeAll();
  const laidOut = await layOutPages(print);
  // `renderToBuffer` would create an untagged document and give no access to it.
  const document = new TaggedPdf({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: brochure.language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: brochure.title, Author: brochure.company, Creator: brochure.company },
  });
  tags.attach(document as unknown as StructuredDocument);
  renderDocument(document as never, laidOut as never);
  return buffer(document);
}

/** The drawings that can be printed in vectors, by URL. */
async function readDrawings(files: Record<string, string>) {
  const drawings = new Map<string, Drawing>();
  for (const [url, file] of Object.entries(files)) {
    const drawing = file.endsWith('.svg') ? readDrawing(await readFile(file, 'utf8')) : undefined;
    if (drawing) drawings.set(url, drawing);
  }
  return drawings;
}

function joinText(shape: Drawing['shapes'][number]) {
  return shape.kind === 'text' ? shape.text : '';
}

/** The lines of a map are long, and none of them is a letter. */
function withoutMaps(key: string, value: unknown) {
  return key === 'ground' ? null : value;
}

const maxLayouts = 3;

/** Lays the pages out again if a word is wider than its box, which then may be broken. */
async function layOutPages(print: Print) {
  const broken = new Set<string>();
  Font.registerHyphenationCallback((word) => (broken.has(word) ? pieces(word) : [word]));
  for (let layout = 1; ; layout++) {
    const laidOut = await layOut(pdf(brochureDocument(print)).container.document, Font);
    const tooWide = overflowingWords(laidOut).filter((word) => !broken.has(word));
    dropWrongHyphens(laidOut);
    if (tooWide.length === 0 || layout === maxLayouts) return laidOut;
    for (const word of tooWide) broken.add(word);
  }
}

/** The pages of a brochure. Each section starts on a new page and may take several. */
function brochureDocument(print: Print) {
  const { brochure } = print;
  const sections = [
    ...(brochure.compared ? [comparedSection(print, brochure.compared)] : []),
    ...brochure.projects.flatMap((project) => projectSections(print, project)),
  ];
  return createElement(Document, {}, cover(print), ...sections.map((one) => section(print, one)));
}

function section(print: Print, { foot, content }: Section): ReactNode {
  const { page, styles } = print;
  return createElement(
    Page,
    {
      size: [page.width, page.height],
      style: { ...styles.page, paddingTop: topMargin, paddingBottom: bottomMargin },
    },
    ...content,
    pageFoot(print, foot),
  );
}

/** PDFKit writes the title and the company into XML (the XMP metadata) as they are. */
class TaggedPdf extends StreamedDocument {
  override endMetadata() {
    const { info } = this;
    const entries = Object.entries(info).map(([name, value]) => [
      name,
      typeof value === 'string' ? xmlText(value) : value,
    ]);
    this.info = Object.fromEntries(entries) as typeof info;
    super.endMetadata();
    this.info = info;
  }
}
