import { createElement, isValidElement, type ReactNode } from 'react';
import { Canvas, View } from '@react-pdf/renderer';
import type { ForeignTexts } from '../brochure.ts';
import type { Style } from './style.ts';

type Structure = { add: (part: unknown) => void };

/** The part of PDFKit that writes structure. React PDF draws with PDFKit but writes no structure. */
export type StructuredDocument = {
  page: { height: number };
  _ctm: number[];
  struct: (type: string, options?: object) => Structure;
  link: (x: number, y: number, width: number, height: number, url: string, options: object) => void;
  addStructure: (structure: Structure) => void;
  markContent: (type: string) => void;
  markStructureContent: (type: string) => unknown;
  endMarkedContent: () => void;
  on: (event: 'pageAdded', listener: () => void) => void;
};

type LeafOptions = {
  /** The alternative text of a picture. */
  alt?: string;
  /** The text itself, where other letters are drawn. */
  actual?: string;
  scope?: 'Column' | 'Row';
  /** If it is not in the language of the document. */
  lang?: string;
  /** The size of a picture, in points. */
  size?: { width: number; height: number };
};

export type Tags = ReturnType<typeof createTags>;

/**
 * Tags the drawing in reading order. Marks drawn before and after a part open and close its content. Everything
 * outside the parts, such as backgrounds, rules and footers, is an artifact.
 */
export function createTags({ lang, texts }: ForeignTexts = { lang: '', texts: [] }) {
  const foreign = new Set(texts.map(withoutMarks));
  let document: StructuredDocument | undefined;
  const openStructures: Structure[] = [];

  function attach(pdf: StructuredDocument) {
    document = pdf;
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    openStructures.push(root);
    pdf.on('pageAdded', () => pdf.markContent('Artifact'));
  }

  function begin(type: string, options: object) {
    const structure = document?.struct(type, options);
    if (!structure) return;
    openStructures.at(-1)?.add(structure);
    openStructures.push(structure);
  }

  function startLeaf(type: string, { size, ...options }: LeafOptions) {
    if (!document) return;
    document.endMarkedContent();
    begin(type, { ...options, ...(size && { bbox: boundingBox(document, size) }) });
    openStructures.at(-1)?.add(document.markStructureContent(type));
  }

  function endLeaf() {
    openStructures.pop();
    document?.endMarkedContent();
    document?.markContent('Artifact');
  }

  return {
    attach,
    /** The document that is drawn, while it is. */
    pdf: (): unknown => document,
    /** A part that contains other parts. */
    group(type: string, style: Style, ...content: ReactNode[]) {
      const startMark = mark(() => begin(type, {}));
      return createElement(
        View,
        { style },
        startMark,
        ...content,
        mark(() => void openStructures.pop()),
      );
    },
    /** Text or a picture, on a single page. */
    leaf(type: string, style: Style, content: ReactNode, options: LeafOptions = {}) {
      const isForeign = foreign.has(withoutMarks(textOf(content)));
      const startMark = mark(() => startLeaf(type, { ...options, ...(isForeign && { lang }) }));
      return createElement(View, { style, wrap: false }, startMark, content, mark(endLeaf));
    },
    /** A link on its content. `text` is its description for screen readers. */
    link(href: string, text: string, content: ReactNode) {
      const area = createElement(Canvas, {
        style: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
        paint: (_painter, width, height) => {
          const options = { structParent: openStructures.at(-1), Contents: new String(text) };
          document?.link(0, 0, width, height, href, options);
          return null;
        },
      });
      return this.leaf('Link', {}, createElement(View, {}, content, area));
    },
  };
}

function textOf(content: ReactNode): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOf).join(' ');
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : '';
}

/** A text as it was before it was set in capitals and in lines. */
function withoutMarks(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The bounding box from the top left of the page, as PDFKit expects. */
function boundingBox(
  { _ctm, page }: StructuredDocument,
  { width, height }: { width: number; height: number },
) {
  const [left, top] = [_ctm[4] ?? 0, page.height - (_ctm[5] ?? 0)];
  return [left, top, left + width, top + height];
}

/** React PDF fails for a mark without a size. */
const markSize = { width: 0.001, height: 0.001 };

function mark(act: () => void) {
  return createElement(Canvas, {
    style: markSize,
    paint: () => {
      act();
      return null;
    },
  });
}
