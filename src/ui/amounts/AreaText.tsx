import { areaUnits } from '../../lib/geo/areas.ts';
import { projectMessages } from '../../messages/projects.ts';
import styles from './AreaText.module.css';

type AreaTextProps = {
  /** In the unit of the place, and in the other one: `598 sq ft`, `56 m²`. */
  texts: readonly [string, string];
  /** Shows only the first until this device prefers the other. */
  isShort?: boolean;
  className?: string | undefined;
};

/** An area in both units, or in the one that this device prefers. */
export function AreaText({ texts: [first, second], isShort = false, className }: AreaTextProps) {
  const { units } = projectMessages().project;
  const unit = areaUnits.find((one) => first.includes(units[one]));
  return (
    <>
      <span className={styles.area} data-area={unit} data-other={second}>
        {first}
      </span>
      {isShort ? null : (
        <>
          {' '}
          <small className={[styles.area, styles.other, className].filter(Boolean).join(' ')}>
            {second}
          </small>
        </>
      )}
    </>
  );
}
