import { useId, type ComponentProps } from 'react';
import styles from './Check.module.css';

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; description?: string };

/** A checkbox with its label, and what it means beneath. */
export function Check({ label, description, ...input }: CheckProps) {
  const described = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-describedby={description === undefined ? undefined : described}
          {...input}
        />
        {label}
      </label>
      {description !== undefined && (
        <p id={described} className="small muted">
          {description}
        </p>
      )}
    </div>
  );
}
