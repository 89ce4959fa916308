import { createElement, type ReactNode } from 'react';
import { Canvas, View } from '@react-pdf/renderer';
import type { Style } from './style.ts';

type Structure = { add: (part: unknown) => void };

/** The part of PDFKit that writes structure. React PDF draws with it, and knows nothing of structure. */
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
  /** What a picture shows. */
  alt?: string;
  scope?: 'Column' | 'Row';
  /** Of a picture, in points. */
  size?: { width: number; height: number };
};

export type Tags = ReturnType<typeof createTags>;

/**
 * Tags what is drawn, in the order of reading: marks that are drawn before and after a part begin and end its content.
 * What is not part of any, such as grounds, rules and feet of pages, is an artifact.
 */
export function createTags() {
  let document: StructuredDocument | undefined;
  const open: Structure[] = [];

  function attach(given: StructuredDocument) {
    document = given;
    const root = given.struct('Document');
    given.addStructure(root);
    open.push(root);
    given.on('pageAdded', () => given.markContent('Artifact'));
  }

  function begin(type: string, options: object) {
    const structure = document?.struct(type, options);
    if (!structure) return;
    open.at(-1)?.add(structure);
    open.push(structure);
  }

  function beginLeaf(type: string, { size, ...options }: LeafOptions) {
    if (!document) return;
    document.endMarkedContent();
    begin(type, { ...options, ...(size && { bbox: boxOf(document, size) }) });
    open.at(-1)?.add(document.markStructureContent(type));
  }

  function endLeaf() {
    open.pop();
    document?.endMarkedContent();
    document?.markContent('Artifact');
  }

  return {
    attach,
    /** A part that holds others. */
    group(type: string, style: Style, ...content: ReactNode[]) {
      const from = mark(() => begin(type, {}));
      return createElement(
        View,
        { style },
        from,
        ...content,
        mark(() => void open.pop()),
      );
    },
    /** Words or a picture, which stand on one page. */
    leaf(type: string, style: Style, content: ReactNode, options: LeafOptions = {}) {
      const from = mark(() => beginLeaf(type, options));
      return createElement(View, { style, wrap: false }, from, content, mark(endLeaf));
    },
    /** Words that lead to an address; `text` is what a screen reader says of it. */
    link(href: string, text: string, content: ReactNode) {
      const area = createElement(Canvas, {
        style: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
        paint: (_painter, width, height) => {
          const options = { structParent: open.at(-1), Contents: new String(text) };
          document?.link(0, 0, width, height, href, options);
          return null;
        },
      });
      return this.leaf('Link', {}, createElement(View, {}, content, area));
    },
  };
}

/** From the top left of the page, as PDFKit counts. */
function boxOf(
  { _ctm, page }: StructuredDocument,
  { width, height }: { width: number; height: number },
) {
  const [left, top] = [_ctm[4] ?? 0, page.height - (_ctm[5] ?? 0)];
  return [left, top, left + width, top + height];
}

/** React PDF fails at a mark without any size. */
const unseen = { width: 0.001, height: 0.001 };

function mark(act: () => void) {
  return createElement(Canvas, {
    style: unseen,
    paint: () => {
      act();
      return null;
    },
  });
}
