import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { isSingleKey } from '../../../admin/palette/palette-keys.ts';
import { shortcutHint } from '../../../admin/browser/useShortcuts.ts';
import styles from './HomesKeys.module.css';

const heading = 'Keyboard shortcuts';

/** A button, and the `?` key outside the table and other inputs, list the keys of the table. */
export function HomesKeys() {
  const [isOpen, setOpen] = useState(false);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.defaultPrevented || !isSingleKey(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={heading}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        title={heading}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {isOpen && (
        <Dialog heading={heading} cancel="Close" focusesCancel onCancel={() => setOpen(false)}>
          <dl className={styles.keys}>
            {shortcuts().map(({ keys, action }) => (
              <div key={action}>
                <dt>{keys}</dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}

function shortcuts() {
  return [
    { keys: 'Any character', action: 'Replace the cell' },
    { keys: 'F2', action: 'Edit the cell' },
    { keys: 'Enter', action: 'Go down' },
    { keys: 'Tab', action: 'Go right' },
    { keys: 'Shift+Arrow', action: 'Select several cells' },
    { keys: shortcutHint('A'), action: 'Select all cells' },
    { keys: shortcutHint('Enter'), action: 'Fill down' },
    { keys: 'Delete', action: 'Clear the cells' },
    { keys: `${shortcutHint('C')}, ${shortcutHint('V')}`, action: 'Copy, paste' },
    { keys: shortcutHint('Z'), action: 'Undo' },
    { keys: shortcutHint('Y'), action: 'Redo' },
    { keys: 'Esc, then Tab', action: 'Leave the table' },
    { keys: 'Drag the square', action: 'Fill down from the cell' },
    { keys: '?', action: 'Open this list, outside the table' },
  ];
}
