import type { CSSProperties } from 'react';
import {
  type MapView,
  type Spot,
  waterColour,
  type MapGround as Ground,
} from '../../lib/geo/map-view.ts';
import { frameMessages } from '../../messages/frame.ts';
import styles from './MapBlock.module.css';
import { TextLink } from '../TextLink.tsx';

type MapBlockProps = {
  label: string;
  /** Omitted if the page already shows it. */
  address?: string;
  /** The URL of directions. */
  directions?: string;
  map: MapView;
  /** Replaces the pin at the centre. The page must list the same links next to the map. */
  spots?: readonly Spot[];
};

/** The address next to a drawing of the land and water. `map-block.ts` draws the provider's map over it. */
export function MapBlock({ label, address, directions, map, spots }: MapBlockProps) {
  const { point, ground, style, bounds } = map;
  return (
    <div className={styles.block}>
      <div className={styles.map}>
        <MapGround ground={ground} label={label} className={styles.ground} />
        {spots ? (
          <Spots spots={spots} />
        ) : (
          <span className={styles.pin} aria-hidden="true" data-map-pin="" />
        )}
        {style ? (
          <div
            className={styles.canvas}
            data-map={style}
            data-map-label={label}
            data-lat={point.lat}
            data-lng={point.lng}
            data-bounds={bounds?.join(',')}
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

/** For pointers only: keyboards and screen readers use the list next to the map. */
function Spots({ spots }: { spots: readonly Spot[] }) {
  return (
    <div aria-hidden="true">
      {spots.map(({ across, down, point, label, text, href }) => (
        <span
          key={text}
          className={styles.spot}
          style={{ '--across': across, '--down': down } as CSSProperties}
        >
          <a
            className={styles.number}
            href={href}
            title={label}
            tabIndex={-1}
            data-map-pin=""
            data-lat={point.lat}
            data-lng={point.lng}
          >
            {text}
          </a>
        </span>
      ))}
    </div>
  );
}

type MapGroundProps = { ground: Ground; label: string; className?: string | undefined };

/** Land and water around the point at the centre. */
function MapGround({ ground, label, className }: MapGroundProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={ground.view}
      preserveAspectRatio="xMidYMid slice"
    >
      <path d={ground.path} fill={waterColour} fillRule="evenodd" />
    </svg>
  );
}
