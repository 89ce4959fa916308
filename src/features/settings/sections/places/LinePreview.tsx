import { useFields, useValue } from '../../../../admin/fields/fields-context.ts';
import { sitePlaceholders } from '../../../../site/placeholders.ts';
import { factDescriptions } from '../Facts.tsx';
import styles from './Places.module.css';

/** The line of a rule as visitors see it. Facts of a record are named instead. */
export function LinePreview({ row, place }: { row: string; place: string }) {
  const line = useValue(`${row}.line`);
  const placeName = useValue(`${place}.name`);
  const filingName = useValue(`${row}.detail`);
  const isCompared = useFields().mode === 'comparison';
  if (isCompared || typeof line !== 'string' || line.trim() === '') return null;
  const values = new Map(sitePlaceholders().map(({ name, value }) => [name, value]));
  if (typeof placeName === 'string') values.set('place', placeName);
  if (typeof filingName === 'string') values.set('filing.name', filingName);
  return (
    <div className={styles.see}>
      <p className={styles.caption}>How visitors see it</p>
      <p>
        {line.split(/(\{[\w.]+\})/).map((part, index) => {
          const name = /^\{(.+)\}$/.exec(part)?.[1] ?? '';
          const description = factDescriptions[name];
          const value = values.get(name);
          if (value || !description) return value || part;
          return <i key={index}>{description}</i>;
        })}
      </p>
    </div>
  );
}
