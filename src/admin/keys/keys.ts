import { isApple } from '../browser/is-apple.ts';

/** A key pressed with Ctrl, on a Mac with ⌘. */
type CommandKey = { key: string; hasShift?: boolean };

/** The keys of all forms of records. */
const formKeys = {
  publish: { key: 'Enter' },
  /** Another one for the same. */
  publishToo: { key: 'P', hasShift: true },
  save: { key: 'S' },
  schedule: { key: 'Enter', hasShift: true },
  preview: { key: 'L', hasShift: true },
  next: { key: 'ArrowDown' },
  compare: { key: 'D' },
  notes: { key: 'E', hasShift: true },
} as const satisfies Record<string, CommandKey>;

export type FormKey = keyof typeof formKeys;

/** True if the event is that key. */
export function isFormKey(event: KeyboardEvent, name: FormKey) {
  const { key, hasShift = false }: CommandKey = formKeys[name];
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  return isCommand && event.shiftKey === hasShift && event.key.toLowerCase() === key.toLowerCase();
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(...names: FormKey[]) {
  return names
    .flatMap((name) => {
      const { key, hasShift }: CommandKey = formKeys[name];
      return ['Control', 'Meta'].map((held) => `${held}+${hasShift ? 'Shift+' : ''}${key}`);
    })
    .join(' ');
}

/** For example `⌘D` or `Ctrl+D`. */
export function keyHint(name: FormKey) {
  return commandHint(formKeys[name]);
}

function commandHint({ key, hasShift }: CommandKey) {
  if (isApple()) return `${hasShift ? '⇧' : ''}⌘${{ Enter: '↩', ArrowDown: '↓' }[key] ?? key}`;
  return `Ctrl+${hasShift ? 'Shift+' : ''}${key === 'ArrowDown' ? '↓' : key}`;
}

function command(key: string) {
  return commandHint({ key });
}

type ListedKeys = { title: string; keys: [keys: string, action: string][] };

/** All keys of the back office, as `?` lists them. */
export function listedKeys(): ListedKeys[] {
  return [
    {
      title: 'In forms',
      keys: [
        [keyHint('publish'), 'Publish; save where there are no drafts'],
        [keyHint('save'), 'Save draft; save where there are no drafts'],
        [keyHint('schedule'), 'Schedule'],
        [keyHint('preview'), 'Preview, as large as the window'],
        [keyHint('next'), 'Next field with a gap, or next text to translate'],
        [keyHint('compare'), 'Compare with published version'],
        [keyHint('notes'), 'Notes on the field, or on the record'],
        ['Esc', 'Leave the form'],
      ],
    },
    {
      title: 'Everywhere',
      keys: [
        [command('K'), 'Search, or a link in a text'],
        ['?', 'Open this list'],
        ['G then E, M, A, P or S', 'Enquiries, Media, Activity, Team or Settings'],
      ],
    },
    {
      title: 'In lists',
      keys: [
        ['/', 'Search the list'],
        ['J, K', 'Next row, previous row'],
        ['X, Shift+X', 'Select the row, or all rows up to it'],
        ['Esc', 'Clear the selection'],
      ],
    },
    {
      title: 'In the table of homes',
      keys: [
        ['Any character', 'Replace the cell'],
        ['F2', 'Edit the cell'],
        ['Enter', 'Go down'],
        ['Tab', 'Go right'],
        ['Shift+Arrow', 'Select several cells'],
        [command('A'), 'Select all cells'],
        [command('Enter'), 'Fill down'],
        ['Delete', 'Clear the cells'],
        [`${command('C')}, ${command('V')}`, 'Copy, paste'],
        [command('Z'), 'Undo'],
        [command('Y'), 'Redo'],
        ['Esc, then Tab', 'Leave the table'],
        ['Drag the square', 'Fill down from the cell'],
      ],
    },
  ];
}
