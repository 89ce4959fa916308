import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { isImageUrl } from '../../lib/media/media-key.ts';
import { editedFigure, isInQuote, toggleQuote, toggleQuoteSource } from './blocks.ts';
import { editedLink } from './links.ts';
import type { TextMediumKind } from './text-media.ts';

export type Control = {
  label: string;
  face: ReactNode;
  /** Its keyboard shortcut. */
  keys?: string;
  beginsGroup?: boolean;
  /** For toggle controls. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  /** Only where a text may have images and videos, or headings. */
  part?: 'media' | 'heading';
  run: (editor: Editor, tools: EditorTools) => void;
};

export type EditorTools = { openLink: () => void; openMedium: (kind: TextMediumKind) => void };

export const controls: Control[] = [
  heading(1),
  heading(2),
  heading(3),
  {
    label: 'Bold',
    face: <b>B</b>,
    keys: 'Ctrl+B',
    beginsGroup: true,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    face: <i>I</i>,
    keys: 'Ctrl+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Link',
    face: <AdminIcon name="link" />,
    keys: 'Ctrl+K',
    isActive: (editor) => editedLink(editor).isLink,
    run: (_editor, { openLink }) => openLink(),
  },
  {
    label: 'Bullet list',
    face: <AdminIcon name="bullets" />,
    beginsGroup: true,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Ordered list',
    face: <AdminIcon name="numbers" />,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    face: <AdminIcon name="quote" />,
    keys: 'Ctrl+Shift+B',
    isActive: isInQuote,
    isPossible: (editor) => isInQuote(editor) || editor.can().wrapIn('blockquote'),
    run: toggleQuote,
  },
  {
    label: 'Source of quote',
    face: '—',
    isActive: (editor) => editor.isActive('quoteSource'),
    isPossible: isInQuote,
    run: toggleQuoteSource,
  },
  {
    label: 'Image',
    face: <AdminIcon name="image" />,
    beginsGroup: true,
    part: 'media',
    isActive: (editor) => isImageUrl(editedFigure(editor)),
    run: (_editor, { openMedium }) => openMedium('image'),
  },
  {
    label: 'Video',
    face: <AdminIcon name="film" />,
    part: 'media',
    isActive: (editor) => editor.isActive('figure') && !isImageUrl(editedFigure(editor)),
    run: (_editor, { openMedium }) => openMedium('video'),
  },
  {
    label: 'Undo',
    face: <AdminIcon name="undo" />,
    keys: 'Ctrl+Z',
    beginsGroup: true,
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    face: <AdminIcon name="redo" />,
    keys: 'Ctrl+Shift+Z',
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

function heading(level: 1 | 2 | 3): Control {
  return {
    label: `Heading ${level}, H${level}`,
    face: `H${level}`,
    part: 'heading',
    isActive: (editor) => editor.isActive('heading', { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
