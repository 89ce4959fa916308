import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { controls, type Control, type EditorTools } from './controls.tsx';
import styles from './RichText.module.css';

type RichTextToolbarProps = {
  editor: Editor;
  label: string;
  hasMedia: boolean;
  hasHeadings: boolean;
  tools: EditorTools;
};

/** One tab stop; the arrow keys move between the controls. */
export function RichTextToolbar({
  editor,
  label,
  hasMedia,
  hasHeadings,
  tools,
}: RichTextToolbarProps) {
  const [current, setCurrent] = useState(0);
  const has = { media: hasMedia, heading: hasHeadings };
  const shown = controls.filter(({ part }) => !part || has[part]);
  const starts = shown.flatMap(({ beginsGroup }, index) =>
    beginsGroup || index === 0 ? [index] : [],
  );
  const states = useEditorState({
    editor,
    selector: ({ editor: instance }) => shown.map((control) => controlState(control, instance)),
  });

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = nextIndex(event.key, current, shown.length);
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The focus is on its controls.
    <div className={styles.bar} role="toolbar" aria-label={label} onKeyDown={move}>
      {starts.map((start, group) => (
        <span key={start} className={styles.group}>
          {shown.slice(start, starts[group + 1]).map((control, place) => {
            const index = start + place;
            return (
              <button
                key={control.label}
                type="button"
                className={styles.control}
                aria-label={control.label}
                title={control.keys ? `${control.label} (${control.keys})` : control.label}
                aria-pressed={control.isActive && states[index] === 'active'}
                aria-disabled={states[index] === 'disabled' || undefined}
                tabIndex={index === current ? 0 : -1}
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(index)}
                onClick={() => control.run(editor, tools)}
              >
                {control.face}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}

function controlState({ isActive, isPossible }: Control, editor: Editor) {
  if (isPossible && !isPossible(editor)) return 'disabled';
  return isActive?.(editor) ? 'active' : 'idle';
}

function nextIndex(key: string, current: number, count: number) {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
