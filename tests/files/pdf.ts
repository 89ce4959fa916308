import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

/** What the tests draw with. */
type Drawing = NodeJS.ReadableStream & {
  addPage: (options: { size: [number, number]; margin: 0 }) => Drawing;
  rect: (left: number, top: number, width: number, height: number) => Drawing;
  fill: (colour: string) => Drawing;
  fontSize: (points: number) => Drawing;
  fillColor: (colour: string) => Drawing;
  text: (text: string, left: number, top: number) => Drawing;
  addNamedJavaScript: (name: string, script: string) => void;
  file: (content: Buffer, options: { name: string }) => void;
  link: (left: number, top: number, width: number, height: number, url: string) => void;
  end: () => void;
};

type Options = { pages?: [number, number][]; userPassword?: string; info?: { Author: string } };

/** A PDF with one page for each size in points. Each has the outline of a room. */
export async function planPdf(
  { pages = [[800, 600]], ...options }: Options = {},
  more: (document: Drawing) => void = () => undefined,
) {
  const settings = { autoFirstPage: false, ...options };
  const document = new PdfKit(settings as never) as unknown as Drawing;
  const content = buffer(document);
  for (const size of pages) {
    document.addPage({ size, margin: 0 });
    const [width, height] = size;
    document.rect(width / 8, height / 8, width / 2, height / 2).fill('#204060');
  }
  document.fontSize(20).fillColor('black').text('Living room', 20, 20);
  more(document);
  document.end();
  return content;
}

/** A PDF of these objects, the first of which is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[]) {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = objects.map((object, index) => {
    const offset = Buffer.concat(parts).length;
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = Buffer.concat(parts).length;
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

export function streamOf(data: Buffer | string, dictionary = '') {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}${dictionary}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}
