import type { ReactNode } from 'react';
import { plainTextOf } from './ComparedTexts.tsx';
import layout from './Field.module.css';
import styles from './FieldPlace.module.css';
import { usePublicValue } from './fields-context.ts';
import { publicWords } from './public-words.ts';

export type FieldWidth = 'third' | 'half' | 'whole';

type FieldPlaceProps = {
  name: string;
  label: string;
  width?: FieldWidth | undefined;
  /** The words for what is public; for texts, how they read. */
  wordsOf?: (value: unknown, shown: unknown) => string;
  textOf?: ((value: unknown) => string) | undefined;
  children: ReactNode;
};

/** The place of a field in its form. One that differs from what is public has a sun, and beneath it what visitors see. */
export function FieldPlace(props: FieldPlaceProps) {
  const { name, label, width = 'half', textOf = plainTextOf, wordsOf, children } = props;
  const other = usePublicValue(name);
  const words =
    other &&
    (wordsOf?.(other.value, other.shown) ?? publicWords(textOf(other.value), textOf(other.shown)));
  return (
    <div
      className={`${layout[width]} ${styles.place}`}
      data-field={name}
      data-changed={other ? '' : undefined}
    >
      {children}
      {other && (
        <p className={styles.public}>
          {words}{' '}
          <button type="button" className={styles.compare} onClick={other.compare}>
            Compare<span className="sr"> {label} with what is public</span>
          </button>
        </p>
      )}
    </div>
  );
}
