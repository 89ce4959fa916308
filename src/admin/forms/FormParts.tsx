import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFields } from '../fields/fields-context.ts';
import { usePageMark } from '../browser/usePageMark.ts';
import styles from './FormParts.module.css';

export type FormPart = {
  name: string;
  title: string;
  count?: number | undefined;
  /** Also takes the preview's space. */
  isWide?: true;
  children: ReactNode;
};

/** The event bubbles from a field that needs to be visible, so that its part is shown. */
const revealEvent = 'reveal';

/** Shows one part of a form at a time. The other parts keep their values. */
export function FormParts({ label, parts }: { label: string; parts: readonly FormPart[] }) {
  const fields = useFields();
  const [visibleName, setVisibleName] = useState(parts[0]?.name);
  const around = useRef<HTMLDivElement>(null);

  usePart(around, setVisibleName);
  usePageMark(
    'wide',
    fields.mode === 'form' && parts.some(({ name, isWide }) => isWide && name === visibleName),
  );

  if (fields.mode === 'comparison') return parts.map(({ children }) => children);
  return (
    <div ref={around}>
      <nav className={styles.parts} aria-label={label}>
        {parts.map(({ name, title, count }) => (
          <button
            key={name}
            type="button"
            data-opens={name}
            aria-current={name === visibleName || undefined}
            onClick={() => setVisibleName(name)}
          >
            {title}
            {count !== undefined && <span className="num muted"> {count}</span>}
          </button>
        ))}
      </nav>
      {parts.map(({ name, children }) => (
        <div key={name} data-part={name} hidden={name !== visibleName}>
          {children}
        </div>
      ))}
    </div>
  );
}

/** Calls back with the name of a part (`data-part`) when something in it needs to be visible. */
export function usePart(around: RefObject<Element | null>, show: (name: string) => void) {
  const onReveal = useEffectEvent(({ target }: Event) => {
    const name = (target as Element).closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (name !== undefined) show(name);
  });
  useEffect(() => {
    const element = around.current;
    const listen = (event: Event) => onReveal(event);
    element?.addEventListener(revealEvent, listen);
    return () => element?.removeEventListener(revealEvent, listen);
  }, [around]);
}

/** Calls back once a field can be focused: immediately, or when its part is shown. */
export function whenVisible(field: Element, act: () => void) {
  const part = field.closest<HTMLElement>('[data-part][hidden]');
  if (!part) return act();
  field.dispatchEvent(new Event(revealEvent, { bubbles: true }));
  const shown = new MutationObserver(() => {
    if (part.hidden) return;
    shown.disconnect();
    act();
  });
  shown.observe(part, { attributeFilter: ['hidden'] });
}
