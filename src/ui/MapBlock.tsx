import type { MapView } from '../lib/map-view.ts';
import { frameMessages } from '../lib/messages.ts';
import styles from './MapBlock.module.css';
import { MapGround } from './MapGround.tsx';
import { TextLink } from './TextLink.tsx';

type MapBlockProps = {
  label: string;
  /** Omitted where the page shows it already. */
  address?: string;
  /** The address of directions. */
  directions?: string;
  map: MapView;
};

/** The address in words, beside the ground of its region; `map-block.ts` draws the provider's map over that. */
export function MapBlock({ label, address, directions, map }: MapBlockProps) {
  const { point, ground, style } = map;
  return (
    <div className={styles.block}>
      <div className={styles.map}>
        <MapGround ground={ground} label={label} className={styles.ground} />
        <span className={styles.pin} aria-hidden="true" data-map-pin="" />
        {style ? (
          <div
            className={styles.canvas}
            data-map={style}
            data-map-label={label}
            data-lat={point.lat}
            data-lng={point.lng}
          />
        ) : null}
        <a
          className={`small ${styles.credit}`}
          href="https://www.openstreetmap.org/copyright"
          rel="noopener"
        >
          {frameMessages().mapCredit}
        </a>
      </div>
      {address || directions ? (
        <div className={styles.caption}>
          {address ? <address>{address}</address> : null}
          {directions ? (
            <TextLink href={directions} rel="noopener">
              {frameMessages().directions}
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
