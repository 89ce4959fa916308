import type { ReactNode } from 'react';
import { toPlainText } from './compared/ComparedTexts.tsx';
import { FieldNotes } from '../notes/NoteButtons.tsx';
import layout from './Field.module.css';
import styles from './FieldLayout.module.css';
import { usePublicValue } from './fields-context.ts';
import { FieldTypography } from './FrenchTypography.tsx';
import { publicTextHint } from './public-text-hint.ts';

/** A short one is a third, and half on narrow screens. */
export type FieldWidth = 'short' | 'third' | 'half' | 'whole';

type FieldLayoutProps = {
  name: string;
  label: string;
  width?: FieldWidth | undefined;
  /** Formats the public value; for rich text, as plain text. */
  formatPublicValue?: (value: unknown, edited: unknown) => string;
  formatValue?: ((value: unknown) => string) | undefined;
  /** For texts that visitors read. */
  hasTypography?: boolean;
  children: ReactNode;
};

/** The layout of a field. If it differs from the public version, a tag marks it and the public value is below. */
export function FieldLayout(props: FieldLayoutProps) {
  const {
    name,
    label,
    width = 'half',
    formatValue = toPlainText,
    formatPublicValue,
    hasTypography = false,
    children,
  } = props;
  const publicField = usePublicValue(name);
  const text =
    publicField &&
    (formatPublicValue?.(publicField.value, publicField.edited) ??
      publicTextHint(formatValue(publicField.value), formatValue(publicField.edited)));
  return (
    <div
      className={`${layout[width]} ${styles.place}`}
      data-field={name}
      data-changed={publicField ? '' : undefined}
    >
      {children}
      {hasTypography && <FieldTypography name={name} label={label} className={styles.compare} />}
      {publicField && (
        <p className={styles.public}>
          {text}{' '}
          <button type="button" className={styles.compare} onClick={publicField.compare}>
            Compare<span className="sr"> {label} with the published version</span>
          </button>
        </p>
      )}
      <FieldNotes name={name} label={label} />
    </div>
  );
}
