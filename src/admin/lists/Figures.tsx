import styles from './Figures.module.css';

/** Numbers in a row, each with what it counts. */
export function Figures({ figures }: { figures: readonly (readonly [number | string, string])[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" data-words={/\p{L}/u.test(String(figure)) || undefined}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
