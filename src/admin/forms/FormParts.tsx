import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFields } from '../fields/fields-context.ts';
import { usePageMark } from '../usePageMark.ts';
import styles from './FormParts.module.css';

export type FormPart = {
  name: string;
  title: string;
  count?: number | undefined;
  /** Takes the room of the preview, too. */
  isWide?: true;
  children: ReactNode;
};

/** Bubbles from a field that is to be reached, so that the part around it is shown. */
const reveal = 'reveal';

/** Parts of a form of which one is seen at a time. The others keep what was typed into them. */
export function FormParts({ label, parts }: { label: string; parts: readonly FormPart[] }) {
  const fields = useFields();
  const [shown, setShown] = useState(parts[0]?.name);
  const around = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = around.current;
    const show = ({ target }: Event) => {
      const part = (target as Element).closest<HTMLElement>('[data-part]');
      if (part) setShown(part.dataset['part']);
    };
    element?.addEventListener(reveal, show);
    return () => element?.removeEventListener(reveal, show);
  }, []);

  usePageMark(
    'wide',
    fields.mode === 'form' && parts.some(({ name, isWide }) => isWide && name === shown),
  );

  if (fields.mode === 'comparison') return parts.map(({ children }) => children);
  return (
    <div ref={around}>
      <nav className={styles.parts} aria-label={label}>
        {parts.map(({ name, title, count }) => (
          <button
            key={name}
            type="button"
            className={styles.part}
            aria-current={name === shown}
            onClick={() => setShown(name)}
          >
            {title}
            {count !== undefined && <span className="num muted"> {count}</span>}
          </button>
        ))}
      </nav>
      {parts.map(({ name, children }) => (
        <div key={name} data-part={name} hidden={name !== shown}>
          {children}
        </div>
      ))}
    </div>
  );
}

/** Calls back when a field can be seen and focused: at once, or when its part is shown. */
export function whenShown(field: Element, act: () => void) {
  if (!field.closest('[data-part][hidden]')) return act();
  field.dispatchEvent(new Event(reveal, { bubbles: true }));
  requestAnimationFrame(act);
}
