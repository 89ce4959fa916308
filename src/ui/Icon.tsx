import styles from './Icon.module.css';

const drawings = {
  arrowLeft: 'M18 10H3M8 5l-5 5 5 5',
  arrowRight: 'M2 10h15M12 5l5 5-5 5',
  arrowDown: 'M10 2v15M5 12l5 5 5-5',
  outbound: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-8 8',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  cross: 'M4 4l12 12M16 4L4 16',
};

export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
