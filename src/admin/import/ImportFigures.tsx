import styles from './ImportFigures.module.css';

/** What an import would do, in numbers. */
export function ImportFigures({ figures }: { figures: readonly (readonly [number, string])[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([count, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
