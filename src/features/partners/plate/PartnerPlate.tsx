import { horizon, plateShapes, plateSize, type Plate } from './plate.ts';
import styles from './PartnerPlate.module.css';

const { width, height } = plateSize;

/** Stands for a missing photo: initials on a horizon with half a sun. The name beside it says who it is. */
export function PartnerPlate({ plate }: { plate: Plate }) {
  const { sky, sun, sea, glow, ink, line } = plateShapes(plate);
  return (
    <svg
      className={styles.plate}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path {...sky} />
      <circle {...sun} className={styles.sun} />
      <path {...sea} />
      <path {...glow} className={styles.glow} />
      <text x={width / 2} y={horizon} fontSize={plate.fontSize} fill={ink}>
        {plate.initials}
      </text>
      <path {...line} />
    </svg>
  );
}
