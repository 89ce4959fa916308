import { createElement } from 'react';
import { Canvas } from '@react-pdf/renderer';
import type { Drawing, DrawnPath, DrawnText } from './drawing.ts';
import type { Box, PrintPages } from './elements.ts';
import { textRuns, type Face } from './fonts.ts';

/** The part of PDFKit that draws. */
export type VectorDocument = {
  registerFont: (name: string, face: unknown) => void;
  save: () => VectorDocument;
  restore: () => VectorDocument;
  translate: (x: number, y: number) => VectorDocument;
  scale: (factor: number) => VectorDocument;
  transform: (a: number, b: number, c: number, d: number, e: number, f: number) => VectorDocument;
  path: (d: string) => VectorDocument;
  lineWidth: (width: number) => VectorDocument;
  lineCap: (cap: string) => VectorDocument;
  lineJoin: (join: string) => VectorDocument;
  miterLimit: (limit: number) => VectorDocument;
  dash: (lengths: number[], options: object) => VectorDocument;
  undash: () => VectorDocument;
  fillColor: (colour: string, opacity: number) => VectorDocument;
  strokeColor: (colour: string, opacity: number) => VectorDocument;
  fill: (rule: string) => VectorDocument;
  stroke: () => VectorDocument;
  fillAndStroke: (fill: string, stroke: string, rule: string) => VectorDocument;
  font: (name: string, size: number) => VectorDocument;
  widthOfString: (text: string, options: object) => number;
  text: (text: string, x: number, y: number, options: object) => VectorDocument;
};

/** The smallest text on paper, in points. Smaller text is enlarged, within what its rooms leave. */
const smallestPrinted = 5.5;
const maxEnlargement = 1.35;

/** The height in points below which the text of a drawing would be too small to print. */
export function leastHeight({ smallest, height }: Drawing) {
  return smallest === undefined ? 0 : (smallestPrinted / maxEnlargement / smallest) * height;
}

/** A drawing in vectors. It fills its box and keeps its shape. */
export function vectors(
  { tags }: Pick<PrintPages, 'tags'>,
  drawing: Drawing,
  { width, height }: Box,
) {
  return createElement(Canvas, {
    style: { width, height },
    paint: () => {
      const pdf = tags.pdf() as VectorDocument | undefined;
      if (pdf) draw(pdf, drawing, { width, height });
      return null;
    },
  });
}

/** The names of the fonts that a document knows. */
const fontsOf = new WeakMap<VectorDocument, Map<Face, string>>();

function draw(pdf: VectorDocument, drawing: Drawing, box: Box) {
  const fonts = fontsOf.get(pdf) ?? new Map<Face, string>();
  fontsOf.set(pdf, fonts);
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  const enlargement =
    drawing.smallest === undefined
      ? 1
      : Math.min(maxEnlargement, Math.max(1, smallestPrinted / (drawing.smallest * scale)));
  pdf.save();
  pdf.translate((box.width - drawing.width * scale) / 2, (box.height - drawing.height * scale) / 2);
  pdf.scale(scale).translate(-drawing.left, -drawing.top);
  for (const shape of drawing.shapes) {
    pdf.save().transform(...shape.matrix);
    if (shape.kind === 'path') drawPath(pdf, shape);
    else drawText(pdf, shape, enlargement, fonts);
    pdf.restore();
  }
  pdf.restore();
}

function drawPath(pdf: VectorDocument, { d, paint }: DrawnPath) {
  if (d.trim() === '') return;
  const { fill, stroke, isEvenOdd } = paint;
  const rule = isEvenOdd ? 'even-odd' : 'non-zero';
  const hasStroke = stroke !== null && setStroke(pdf, paint);
  if (fill !== null) pdf.fillColor(fill, paint.fillOpacity);
  if (fill !== null && hasStroke) pdf.path(d).fillAndStroke(fill, stroke, rule);
  else if (fill !== null) pdf.path(d).fill(rule);
  else if (hasStroke) pdf.path(d).stroke();
}

/** PDFKit cannot draw an outline behind letters, so the letters are drawn twice. */
function drawText(
  pdf: VectorDocument,
  { text, x, y, paint, style }: DrawnText,
  enlargement: number,
  fonts: Map<Face, string>,
) {
  const size = style.size * enlargement;
  const options = {
    characterSpacing: style.spacing * enlargement,
    lineBreak: false,
    baseline: 'alphabetic',
  };
  const runs = textRuns(text).map((run) => {
    setFont(pdf, run.face, size, fonts);
    return { ...run, width: pdf.widthOfString(run.text, options) };
  });
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const left = x - { start: 0, middle: width / 2, end: width }[style.anchor as 'start'];
  const hasStroke = paint.stroke !== null && setStroke(pdf, paint);
  if (paint.fill !== null) pdf.fillColor(paint.fill, paint.fillOpacity);
  const ways = [
    ...(hasStroke ? [{ stroke: true, fill: false }] : []),
    ...(paint.fill === null ? [] : [{ stroke: false, fill: true }]),
  ];
  for (const way of style.hasHalo ? ways : ways.toReversed()) {
    let at = left;
    for (const run of runs) {
      setFont(pdf, run.face, size, fonts);
      pdf.text(run.text, at, y, { ...options, ...way });
      at += run.width;
    }
  }
}

/** Returns false if nothing would be seen of the line. */
function setStroke(pdf: VectorDocument, paint: DrawnPath['paint']) {
  if (paint.stroke === null || paint.lineWidth <= 0) return false;
  pdf.strokeColor(paint.stroke, paint.strokeOpacity).lineWidth(paint.lineWidth);
  pdf.lineCap(paint.lineCap).lineJoin(paint.lineJoin).miterLimit(paint.miterLimit);
  if (paint.dashes.length > 0) pdf.dash(paint.dashes, {});
  return true;
}

/** A font without a name is compared with all others of the document each time. */
function setFont(pdf: VectorDocument, face: Face, size: number, fonts: Map<Face, string>) {
  const known = fonts.get(face);
  const name = known ?? `drawn ${fonts.size}`;
  if (known === undefined) {
    pdf.registerFont(name, face);
    fonts.set(face, name);
  }
  pdf.font(name, size);
}
