import { findParentNode, Node, wrappingInputRule, type Editor } from '@tiptap/core';
import { textMedium } from '../../lib/html/rich-text.ts';
import { shownMedium } from './shown-medium.ts';

/** Figures stand between the blocks of a text, not within them. */
const TextBody = Node.create({ name: 'doc', topNode: true, content: '(block | figure)+' });

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: '(paragraph | list)+ quoteSource?',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => toggleQuote(this.editor) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** Who said or wrote it: the last line of a quote. */
const QuoteSource = Node.create({
  name: 'quoteSource',
  content: 'text*',
  isolating: true,
  parseHTML: () => ['cite', 'footer'].map((tag) => ({ tag, context: 'blockquote/' })),
  renderHTML: () => ['cite', 0],
  addKeyboardShortcuts() {
    return lineKeys(this.name);
  },
});

/** An image or a video, with its caption as the content. */
const Figure = Node.create({
  name: 'figure',
  content: 'text*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs(element) {
        const medium = element.querySelector('img, video');
        const src = textMedium(medium?.localName ?? '', medium?.getAttribute('src') ?? undefined);
        return src === undefined ? false : { src };
      },
      contentElement: (element) =>
        (element as Element).querySelector<HTMLElement>('figcaption') ??
        document.createElement('figcaption'),
    },
  ],
  renderHTML({ node }) {
    const src = String(node.attrs['src']);
    return ['figure', [shownMedium(src).stored, { src }], ['figcaption', 0]];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const { tag, attributes, text } = shownMedium(String(node.attrs['src']));
      const medium = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) medium.setAttribute(name, value);
      medium.contentEditable = 'false';
      medium.textContent = text;
      const contentDOM = document.createElement('figcaption');
      const dom = document.createElement('figure');
      dom.append(medium, contentDOM);
      return { dom, contentDOM };
    },
  addKeyboardShortcuts() {
    return lineKeys(this.name);
  },
});

export const blocks = [TextBody, Quote, QuoteSource, Figure];

/** Enter leaves a line that ends a block, and Backspace removes it once it is empty. */
function lineKeys(name: string) {
  const isAt = ({ state: { selection } }: Editor) => selection.$from.parent.type.name === name;
  return {
    Enter: ({ editor }: { editor: Editor }) => {
      if (!isAt(editor)) return false;
      const after = editor.state.selection.$from.after(1);
      const chain = editor.chain().insertContentAt(after, { type: 'paragraph' });
      return chain
        .setTextSelection(after + 1)
        .scrollIntoView()
        .run();
    },
    Backspace: ({ editor }: { editor: Editor }) =>
      isAt(editor) &&
      editor.state.selection.$from.parent.content.size === 0 &&
      editor.commands.deleteNode(name),
  };
}

const findQuote = findParentNode(({ type }) => type.name === 'blockquote');

export function toggleQuote(editor: Editor) {
  const quote = findQuote(editor.state.selection);
  if (!quote) return editor.chain().focus().wrapIn('blockquote').run();
  const { from } = editor.state.selection;
  return editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const lines = quote.node.children.map((line) =>
        line.type.name === 'quoteSource'
          ? schema.nodes['paragraph']?.create(null, line.content)
          : line,
      );
      tr.replaceWith(
        quote.pos,
        quote.pos + quote.node.nodeSize,
        lines.filter((line) => line !== undefined),
      );
      return true;
    })
    .setTextSelection(from - 1)
    .run();
}

export function isInQuote({ state }: Editor) {
  return findQuote(state.selection) !== undefined;
}

/** Goes to the source of the quote, which is added if it has none; or makes the source a paragraph. */
export function toggleQuoteSource(editor: Editor) {
  const chain = editor.chain().focus();
  if (editor.isActive('quoteSource')) return chain.setNode('paragraph').run();
  const quote = findQuote(editor.state.selection);
  if (!quote) return false;
  const end = quote.pos + quote.node.nodeSize - 1;
  if (quote.node.lastChild?.type.name === 'quoteSource')
    return chain.setTextSelection(end - 1).run();
  return chain
    .insertContentAt(end, { type: 'quoteSource' })
    .setTextSelection(end + 1)
    .run();
}

/** The image or video at the cursor; empty if there is none. */
export function editedFigure(editor: Editor) {
  return String(editor.getAttributes('figure')['src'] ?? '');
}

/** Changes the image or video at the cursor, or adds one below the block of the cursor. The cursor goes to its caption. */
export function setFigure(editor: Editor, src: string) {
  if (editor.isActive('figure')) return editor.commands.updateAttributes('figure', { src });
  const { $from, $to } = editor.state.selection;
  const isEmpty = $to.depth === 1 && $to.parent.type.name === 'paragraph' && !$to.parent.childCount;
  const end = $to.depth === 0 ? $to.pos : $to.after(1);
  const at = isEmpty ? { from: $from.before(1), to: end } : end;
  return editor
    .chain()
    .insertContentAt(at, { type: 'figure', attrs: { src } })
    .setTextSelection((isEmpty ? $from.before(1) : end) + 1)
    .scrollIntoView()
    .run();
}
