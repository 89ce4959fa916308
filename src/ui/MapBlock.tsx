import styles from './MapBlock.module.css';
import { MapDrawing } from './MapDrawing.tsx';
import { TextLink } from './TextLink.tsx';

type MapBlockProps = {
  label: string;
  address: string;
  coordinates: { lat: number; lng: number } | null;
  /** Where the way there is shown. */
  directions: string;
  /** The provider's style; without it, or without coordinates, the map stays a drawing. */
  mapStyle: string | null;
};

/** The address in words, beside a map that `map-block.ts` draws when it comes into view. */
export function MapBlock({ label, address, coordinates, directions, mapStyle }: MapBlockProps) {
  return (
    <div className={styles.block}>
      <div className={styles.map}>
        <MapDrawing />
        {coordinates ? <span className={styles.pin} aria-hidden="true" data-map-pin="" /> : null}
        {coordinates && mapStyle ? (
          <div
            className={styles.canvas}
            data-map={mapStyle}
            data-map-label={label}
            data-lat={coordinates.lat}
            data-lng={coordinates.lng}
          />
        ) : null}
      </div>
      <div className={styles.caption}>
        <address>{address}</address>
        <TextLink href={directions} rel="noopener">
          Directions
        </TextLink>
        <p className={`small ${styles.missing}`} role="status" data-map-missing="" />
      </div>
    </div>
  );
}
