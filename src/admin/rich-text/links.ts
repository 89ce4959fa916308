import { getMarkRange } from '@tiptap/core';
import type { Editor } from '@tiptap/react';

export const linkMessages = { invalid: 'Enter a URL, such as https://example.com' } as const;

/** The link at the cursor or around the whole selection. */
function linkAround({ state: { doc, schema, selection } }: Editor) {
  const type = schema.marks['link'];
  const range = type && getMarkRange(selection.$from, type);
  if (!range || selection.to > range.to) return undefined;
  const mark = doc.nodeAt(range.from)?.marks.find((candidate) => candidate.type === type);
  return { range, address: String(mark?.attrs['href'] ?? '') };
}

/** The link for the dialog. */
export function editedLink(editor: Editor) {
  const link = linkAround(editor);
  return {
    isLink: link !== undefined,
    address: link?.address ?? '',
    needsText: needsText(editor),
  };
}

/** True if there is no text to turn into a link. */
function needsText(editor: Editor) {
  return editor.state.selection.empty && !linkAround(editor);
}

/** Places the cursor after the link. Inserts the words if nothing is selected. */
export function setLink(editor: Editor, href: string, linkText: string) {
  const { storedMarks, selection } = editor.state;
  const link = linkAround(editor);
  const chain = editor.chain();
  const { to } = link?.range ?? selection;
  if (link) chain.setTextSelection(link.range);
  if (!needsText(editor)) return chain.setLink({ href }).setTextSelection(to).run();
  const marks = (storedMarks ?? selection.$from.marks()).map(({ type, attrs }) => ({
    type: type.name,
    attrs,
  }));
  marks.push({ type: 'link', attrs: { href } });
  return chain.insertContent({ type: 'text', text: linkText, marks }).run();
}

export function removeLink(editor: Editor) {
  const link = linkAround(editor);
  const chain = editor.chain();
  return (link ? chain.setTextSelection(link.range) : chain).unsetLink().run();
}
