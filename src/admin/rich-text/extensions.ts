import { Link } from '@tiptap/extension-link';
import { ListItem } from '@tiptap/extension-list';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from '../../lib/web/link-address.ts';
import { blocks } from './blocks.ts';

/** Everything the editor supports. Pasting drops the rest. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    undoRedo: { depth: 100, newGroupDelay: 500 },
    document: false,
    link: false,
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  ...blocks,
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    isAllowedUri: isSafeLink,
    HTMLAttributes: { target: null, rel: null },
  }),
  // Tab moves to the next field instead of indenting.
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  Placeholder.configure({ placeholder: 'Start writing...' }),
];
