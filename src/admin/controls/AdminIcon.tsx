import styles from '../../ui/Icon.module.css';

const drawings = {
  back: 'M18 10H3M8 5l-5 5 5 5',
  forward: 'M2 10h15M12 5l5 5-5 5',
  outbound: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-8 8',
  account: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 17c1-3.5 3.6-5 7-5s6 1.5 7 5',
  add: 'M10 4v12M4 10h12',
  up: 'M10 17V3M5 8l5-5 5 5',
  down: 'M10 3v14M5 12l5 5 5-5',
  caret: 'M5 8l5 5 5-5',
  edit: 'M3 17l1-4L14 3l3 3L7 16zM12 5l3 3',
  delete: 'M3 5.5h14M8 5V3h4v2M5 5.5L6 17h8l1-11.5M8.5 9v5M11.5 9v5',
  done: 'M4 10.5l4 4 8-9',
  failed: 'M10 3l8 14H2zM10 8v4M10 14.4v.2',
  mail: 'M2 5h16v11H2zM2 6l8 6 8-6',
  note: 'M3 4h14v10H9.5L6 17v-3H3z',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  menu: 'M2 6h16M2 13h16',
  search: 'M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5L18 18',
  more: 'M4 10h.2M10 10h.2M16 10h.2',
  grip: 'M7.5 4.5h.2M7.5 10h.2M7.5 15.5h.2M12.5 4.5h.2M12.5 10h.2M12.5 15.5h.2',
  close: 'M4 4l12 12M16 4L4 16',
  left: 'M12 5l-5 5 5 5',
  right: 'M8 5l5 5-5 5',
  upload: 'M10 14V4M6 8l4-4 4 4M3 17h14',
  image: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M12.5 7.5h.2',
  film: 'M3 4h14v12H3zM8 7.5l4.5 2.5L8 12.5z',
  bullets: 'M8 5h9M8 10h9M8 15h9M3 5h1M3 10h1M3 15h1',
  numbers: 'M9 5h8M9 10h8M9 15h8M3 3.5h1.4V7M3 12.2c2-1.4 2.6.3 0 3.3h2.4',
  quote: 'M3 11h5v5H3zM3 11c0-4 1.5-6 4-7M12 11h5v5h-5zM12 11c0-4 1.5-6 4-7',
  link: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  undo: 'M7 5L3 9l4 4M3 9h9a4.5 4.5 0 010 9h-2',
  redo: 'M13 5l4 4-4 4M17 9H8a4.5 4.5 0 000 9h2',
  desktop: 'M2 4h16v10H2zM7 17h6',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  phone: 'M6 2h8v16H6zM9 15.5h2',
};

export function AdminIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
