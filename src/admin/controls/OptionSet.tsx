import { useId, type ComponentProps } from 'react';
import styles from './OptionSet.module.css';

type Option<Value> = { value: Value; title: string; about: string };

type OptionSetProps<Value> = {
  legend: string;
  name: string;
  options: readonly Option<Value>[];
  error?: string | undefined;
  /** The rest of each input. */
  input: (value: Value) => Omit<ComponentProps<'input'>, 'name' | 'value'>;
};

/** Choices one below the other, each with what it means. */
export function OptionSet<Value extends string>(props: OptionSetProps<Value>) {
  const { legend, name, options, error, input } = props;
  const errorId = useId();
  return (
    <fieldset className={styles.set} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, title, about }) => (
        <label key={value}>
          <input {...input(value)} name={name} value={value} />
          <b>{title}</b>
          <small>{about}</small>
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
