import { useState, type ComponentProps } from 'react';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import styles from '../Settings.module.css';

type LateSelectFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & {
  options: () => ComponentProps<typeof SelectField>['options'];
  /** Shows the value of the chosen option, not its label. */
  isShort?: boolean;
};

/** Renders only the chosen one of hundreds of options until it has focus, since a page has many such fields. */
export function LateSelectField({ options, isShort = false, ...field }: LateSelectFieldProps) {
  const [isReached, setReached] = useState(false);
  const chosen = useValue(field.name);
  if (useFields().mode === 'comparison') return <SelectField {...field} options={options()} />;
  const visibleOptions = isReached
    ? options()
    : options().flatMap(({ value, label }) =>
        value === chosen ? { value, label: isShort ? value : label } : [],
      );
  return (
    <div className={styles.late} onFocus={() => setReached(true)}>
      <SelectField {...field} options={visibleOptions} />
    </div>
  );
}
