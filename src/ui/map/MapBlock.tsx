import type { CSSProperties } from 'react';
import {
  mapScale,
  type InnerCity,
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
  /** The name of what is at the pin. */
  title?: string;
  /** Omitted if the page already shows it. */
  address?: string;
  /** The URL of directions. */
  directions?: string;
  map: MapView;
  /** Replace the pin at the centre. */
  spots?: readonly Spot[];
};

/** The address next to a drawing of the land and water. `map-block.ts` draws the provider's map over it. */
export function MapBlock(props: MapBlockProps) {
  const { label, title, address, directions, map, spots } = props;
  const { point, ground, style, bounds } = map;
  return (
    <div className={styles.block}>
      <div className={styles.map}>
        <MapGround ground={ground} label={label} title={title} spots={spots} />
        <Scale ground={ground} />
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
        {ground.inner ? null : (
          <a
            className={`small ${styles.credit}`}
            href="https://www.openstreetmap.org/copyright"
            rel="noopener"
          >
            {frameMessages().mapCredit}
          </a>
        )}
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

function Spots({ spots }: { spots: readonly Spot[] }) {
  return spots.map(({ across, down, point, label, text, href }) => (
    <span
      key={text}
      className={styles.spot}
      style={{ '--across': across, '--down': down } as CSSProperties}
    >
      <a
        className={styles.number}
        href={href}
        title={label}
        aria-label={`${text}, ${label}`}
        data-map-pin=""
        data-lat={point.lat}
        data-lng={point.lng}
      >
        {text}
      </a>
    </span>
  ));
}

type MapGroundProps = {
  ground: Ground;
  label: string;
  title: string | undefined;
  spots: readonly Spot[] | undefined;
};

/** Land and water around the point at the centre, with streets and names where they are known. */
function MapGround({ ground, label, title, spots = [] }: MapGroundProps) {
  const { path, view, inner } = ground;
  const description = inner && frameMessages().mapDescription(inner.surroundings);
  return (
    <svg
      role="img"
      aria-labelledby="map-title"
      aria-describedby={description ? 'map-description' : undefined}
      className={styles.ground}
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
    >
      <title id="map-title">{label}</title>
      {description ? <desc id="map-description">{description}</desc> : null}
      <path id="map-water" d={path} fill={waterColour} fillRule="evenodd" />
      {inner ? <Inner inner={inner} title={title} hasPin={spots.length === 0} /> : null}
      <Leaders spots={spots} view={view} />
    </svg>
  );
}

type InnerProps = { inner: InnerCity; title: string | undefined; hasPin: boolean };

function Inner({ inner, title, hasPin }: InnerProps) {
  const { streams, streets, names } = inner;
  return (
    <>
      <clipPath id="map-shore">
        <use href="#map-water" clipRule="evenodd" />
      </clipPath>
      <use className={styles.shallows} href="#map-water" clipPath="url(#map-shore)" />
      <g className={styles.lines} stroke={waterColour}>
        {streams.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
        <path className={styles.streets} d={streets} />
      </g>
      <g aria-hidden="true">
        {names.map(({ text, kind, x, y, isOnWide, isOnPhone }) => (
          <g
            key={`${kind} ${text}`}
            className={`${styles[kind]} ${isOnWide ? '' : styles.onPhone} ${isOnPhone ? '' : styles.onWide}`}
          >
            {kind === 'station' ? <circle cx={x} cy={y} r="4" /> : null}
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        ))}
        {hasPin && title ? (
          <g className={`${styles.district} ${styles.here}`}>
            <text>{title}</text>
          </g>
        ) : null}
      </g>
    </>
  );
}

/** Lines from the true places to pins that were moved apart. */
function Leaders({ spots, view }: { spots: readonly Spot[]; view: string }) {
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  const [x, y] = [left + width / 2, top + height / 2];
  const lines = spots.flatMap(({ across, down, from }) =>
    from
      ? `M${Math.round(x + from.across * width)} ${Math.round(y + from.down * width)}L${Math.round(x + across * width)} ${Math.round(y + down * width)}`
      : [],
  );
  return lines.length > 0 ? <path className={styles.leaders} d={lines.join('')} /> : null;
}

function Scale({ ground }: { ground: Ground }) {
  const { part, length, unit } = mapScale(ground);
  return (
    <p className={styles.scale} aria-hidden="true">
      <span className={styles.north}>{frameMessages().north}</span>
      <span className={styles.bar} style={{ '--part': part } as CSSProperties}>
        {length} {unit}
      </span>
    </p>
  );
}
