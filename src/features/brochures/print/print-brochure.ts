import { buffer } from 'node:stream/consumers';
import layoutDocument from '@react-pdf/layout';
import renderDocument from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import StreamedDocument from 'pdfkit';
import type { Brochure } from '../brochure.ts';
import { brochureDocument } from './brochure-document.ts';
import { mm, stylesOf, type Print } from './elements.ts';
import { readFonts } from './fonts.ts';
import { createPictures } from './pictures.ts';
import { createTags, type StructuredDocument } from './tags.ts';

/** The declared type lacks the parameter for the fonts. */
const layOut = layoutDocument as unknown as (
  document: unknown,
  fonts: typeof Font,
) => Promise<never>;

const papers = {
  A4: { width: mm(210), height: mm(297) },
  Letter: { width: 612, height: 792 },
};

/** Prints a brochure as a tagged PDF. `files` maps picture URLs to paths; unreadable pictures are left out. */
export async function printBrochure(brochure: Brochure, files: Record<string, string>) {
  await readFonts();
  const { sourceOf, encodeAll } = createPictures({ ...files });
  const tags = createTags();
  const page = papers[brochure.paper];
  const print: Print = { tags, sourceOf, brochure, page, styles: stylesOf(brochure.look) };
  brochureDocument(print);
  await encodeAll();
  const { container } = pdf(brochureDocument(print));
  const laidOut = await layOut(container.document, Font);
  // `renderToBuffer` would create an untagged document and give no access to it.
  const document = new StreamedDocument({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: brochure.language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: brochure.title, Author: brochure.company, Creator: brochure.company },
  });
  tags.attach(document as unknown as StructuredDocument);
  renderDocument(document as never, laidOut);
  return buffer(document);
}
