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
  /** Formats the public value; for rich text, as plain text. */
  wordsOf?: (value: unknown, shown: unknown) => string;
  textOf?: ((value: unknown) => string) | undefined;
  children: ReactNode;
};

/** The layout of a field. If it differs from the public version, a tag marks it and the public value is below. */
export function FieldPlace(props: FieldPlaceProps) {
  const { name, label, width = 'half', textOf = plainTextOf, wordsOf, children } = props;
  const publicField = usePublicValue(name);
  const words =
    publicField &&
    (wordsOf?.(publicField.value, publicField.shown) ??
      publicWords(textOf(publicField.value), textOf(publicField.shown)));
  return (
    <div
      className={`${layout[width]} ${styles.place}`}
      data-field={name}
      data-changed={publicField ? '' : undefined}
    >
      {children}
      {publicField && (
        <p className={styles.public}>
          {words}{' '}
          <button type="button" className={styles.compare} onClick={publicField.compare}>
            Compare<span className="sr"> {label} with the published version</span>
          </button>
        </p>
      )}
    </div>
  );
}
