import type { ReactNode } from 'react';
import styles from './ComparedValues.module.css';
import { useField } from '../fields-context.ts';

/** The element that marks content missing on the other side. */
export type Mark = 'del' | 'ins' | 'mark';

type ComparedValuesProps = {
  name: string;
  label: string;
  /** Renders nothing for an empty value. */
  children: (value: unknown, other: unknown, mark: Mark) => ReactNode;
};

const sides = [
  ['mine', 'theirs', 'del'],
  ['theirs', 'mine', 'ins'],
] as const;

/** The two values of a field side by side. Renders nothing if they are equal. */
export function ComparedValues({ name, label, children }: ComparedValuesProps) {
  const field = useField(name);
  if (field.mode !== 'comparison' || !field.isVisible) return null;
  const { titles, choice, act } = field;
  return (
    <tr className={styles.field}>
      <th className={styles.name} scope="row">
        <h3 className={styles.label}>{label}</h3>
      </th>
      {sides.map(([side, otherSide, mark]) => {
        const content = children(field[side], field[otherSide], choice ? 'mark' : mark);
        return (
          <td key={side} className={styles.value}>
            {choice ? (
              <label className={styles.choice}>
                <input
                  type="radio"
                  name={`choice-${name}`}
                  aria-label={`${label}: ${titles[side]}`}
                  checked={choice.of(name) === side}
                  onChange={() => choice.choose(name, side)}
                />
                {titles[side]}
              </label>
            ) : (
              <span className={styles.title}>{titles[side]}</span>
            )}
            {/* 'Copy mine' copies the text under this label. */}
            <div data-mine={side === 'mine' && content ? label : undefined}>{content || empty}</div>
          </td>
        );
      })}
      {act && <td className={styles.act}>{act(name, label)}</td>}
    </tr>
  );
}

const empty = <p className="muted">Empty</p>;
