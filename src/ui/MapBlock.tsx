import styles from './MapBlock.module.css';
import { MapDrawing } from './MapDrawing.tsx';
import { TextLink } from './TextLink.tsx';

type Place = { lat: number; lng: number };

type MapBlockProps = {
  label: string;
  /** Left out where the page has said it already. */
  address?: string;
  coordinates: Place | null;
  /** The middle of a map without a pin, where there are no coordinates. */
  centre?: Place;
  /** Where the way there is shown. */
  directions?: string;
  /** The provider's style; without it the map stays a drawing. */
  mapStyle: string | null;
};

/** The address in words, beside a map that `map-block.ts` draws when it comes into view. */
export function MapBlock(props: MapBlockProps) {
  const { label, address, coordinates, directions, mapStyle } = props;
  const shown = coordinates ?? props.centre;
  return (
    <div className={styles.block}>
      <div className={styles.map}>
        <MapDrawing />
        {coordinates ? <span className={styles.pin} aria-hidden="true" data-map-pin="" /> : null}
        {shown && mapStyle ? (
          <div
            className={styles.canvas}
            data-map={mapStyle}
            data-map-label={label}
            data-lat={shown.lat}
            data-lng={shown.lng}
          />
        ) : null}
      </div>
      <div className={styles.caption}>
        {address ? <address>{address}</address> : null}
        {directions ? (
          <TextLink href={directions} rel="noopener">
            Directions
          </TextLink>
        ) : null}
        <p className={`small ${styles.missing}`} role="status" data-map-missing="" />
      </div>
    </div>
  );
}
