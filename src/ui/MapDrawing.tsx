import styles from './MapBlock.module.css';

/** A calm town by the water, drawn: what is seen until there is a map, or in its stead. */
export function MapDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1400 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="streets" width="186" height="252" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#f3f5f2" strokeWidth="3.2">
            <path d="M62 0V252M124 0V252M0 84H186M0 168H186" />
            <path d="M0 0H186M0 0V252" strokeWidth="18" />
          </g>
        </pattern>
      </defs>
      <rect width="1400" height="600" fill="#dde3e0" />
      <g transform="rotate(-17 700 300)">
        <g fill="#cfd7d3">
          {blocks.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="44" height="66" />
          ))}
        </g>
        <rect x="-600" y="-600" width="2600" height="1800" fill="url(#streets)" />
        <rect x="380" y="-82" width="168" height="158" fill="#c6d2c9" />
      </g>
      <path
        d="M0 0H1400V110C1240 150 1140 90 980 110 840 130 780 100 640 70 520 40 430 20 300 70 180 120 120 190 0 170Z"
        fill="#b7c7c9"
      />
      <path
        d="M0 170C120 190 180 120 300 70 430 20 520 20 640 70 780 100 840 130 980 130 1140 130 1240 150 1400 110"
        fill="none"
        stroke="#9fb1b3"
      />
    </svg>
  );
}

const blocks = [
  [195, 345],
  [629, 261],
  [753, 177],
  [815, 177],
  [877, 345],
  [1063, 261],
  [1125, 429],
  [257, 513],
  [443, 429],
  [505, 597],
  [691, 513],
  [1249, 345],
  [1311, 597],
  [71, 261],
] as const;
