import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import layoutDocument from '@react-pdf/layout';
import renderDocument from '@react-pdf/render';
import { Font, pdf, Document, Page } from '@react-pdf/renderer';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import type { Brochure } from '../brochure.ts';
import {
  bottomMargin,
  mm,
  brochureStyles,
  topMargin,
  type Print,
  type PrintPages,
} from './elements.ts';
import { missingLetter, printedText } from '../letters.ts';
import { readFonts } from './fonts.ts';
import {
  dropWrongHyphens,
  hasIdeographs,
  overflowingWords,
  pieces,
  type LaidOut,
} from './long-words.ts';
import { createPrintImages } from './images.ts';
import { createTags, type StructuredDocument } from './tags.ts';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { cover } from './cover.ts';
import { pageFoot, type Section } from './page-parts.ts';
import { translateDrawing } from '../../residences/drawing/drawn-texts.ts';
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
export function printBrochure(brochure: Brochure, files: Record<string, string>) {
  const text = JSON.stringify(brochure, withoutMaps);
  const drawn = brochure.projects.flatMap(({ drawings }) => drawings);
  const units = new Map(drawn.map(({ image, unit }) => [image.url, unit]));
  return printPages(brochure, { text, files, units }, (pages) =>
    brochureDocument({ ...pages, brochure }),
  );
}

type Printed = Pick<Brochure, 'paper' | 'language' | 'foreign' | 'title' | 'company' | 'look'> & {
  /** A file inside the PDF. */
  attachment?: { name: string; type: string; content: string; description: string };
};

type Content = {
  /** All letters of the pages. */
  text: string;
  files: Record<string, string>;
  /** Of the places of drawings, by URL. Those that have one are printed in the language of the pages. */
  units?: ReadonlyMap<string, AreaUnit>;
};

/** Prints pages as a tagged PDF. */
export async function printPages(
  printed: Printed,
  { text: ownText, files, units }: Content,
  makeDocument: (pages: PrintPages) => ReactElement,
) {
  const { text, missing } = printedText(ownText);
  const drawings = await readDrawings(files, units);
  const drawn = [...drawings.values()].flatMap(({ shapes }) => shapes.map(joinText)).join('');
  // Capitals and boxes are drawn for other letters.
  const allLetters = text + text.toUpperCase() + printedText(drawn).text + missingLetter;
  await readFonts(allLetters, printed.language);
  const { findSource, encodeAll } = createPrintImages({ ...files });
  const tags = createTags(printed.foreign);
  const pages: PrintPages = {
    tags,
    findSource,
    drawings,
    hasMissingLetters: missing.length > 0,
    page: papers[printed.paper],
    styles: brochureStyles(printed),
  };
  makeDocument(pages);
  await encodeAll();
  const laidOut = await layOutPages(() => makeDocument(pages));
  // `renderToBuffer` would create an untagged document and give no access to it.
  const document = new TaggedPdf({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: printed.language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: printed.title, Author: printed.company, Creator: printed.company },
  });
  tags.attach(document as unknown as StructuredDocument);
  const { attachment } = printed;
  if (attachment) {
    const { content, ...described } = attachment;
    document.file(new TextEncoder().encode(content), { ...described, relationship: 'Source' });
  }
  renderDocument(document as never, laidOut as never);
  return buffer(document);
}

/** The drawings that can be printed in vectors, by URL. */
async function readDrawings(files: Content['files'], units: Content['units']) {
  const drawings = new Map<string, Drawing>();
  for (const [url, file] of Object.entries(files)) {
    if (!file.endsWith('.svg')) continue;
    const svg = await readFile(file, 'utf8');
    const unit = units?.get(url);
    const drawing = readDrawing(unit === undefined ? svg : translateDrawing(svg, unit));
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
async function layOutPages(makeDocument: () => ReactElement) {
  const broken = new Set<string>();
  Font.registerHyphenationCallback((word) =>
    broken.has(word) || hasIdeographs(word) ? pieces(word) : [word],
  );
  for (let layout = 1; ; layout++) {
    const laidOut = await layOut(pdf(makeDocument() as never).container.document, Font);
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
    ...brochure.projects.flatMap((project) =>
      projectSections(print, project).map((one) => ({ ...one, line: project.renderings })),
    ),
  ];
  return createElement(Document, {}, cover(print), ...sections.map((one) => section(print, one)));
}

function section(print: Print, { foot, line, content }: Section): ReactNode {
  const { page, styles } = print;
  return createElement(
    Page,
    {
      size: [page.width, page.height],
      style: { ...styles.page, paddingTop: topMargin, paddingBottom: bottomMargin },
    },
    ...content,
    pageFoot(print, foot, line),
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
