import { useElementSize } from '@mantine/hooks';
import { useRef } from 'react';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { useNear } from '../../../admin/browser/useNear.ts';
import type { Point } from '../../../lib/geo/mercator.ts';
import { paths } from '../../../site/paths.ts';
import { MapPin } from './MapPin.tsx';
import { groundScale, isPoint, zooms, type PinView } from './pin-view.ts';
import styles from './PinField.module.css';
import { usePinView } from './usePinView.ts';
import { useMapSettings } from './useMapSettings.ts';
import { useProviderMap } from './useProviderMap.ts';

type PinFieldProps = {
  latitude: string;
  longitude: string;
  /** The view without a pin. */
  start: { name: string; centre: Point };
  /** The text without a pin. */
  without: string;
  /** The coordinates' value without a pin. */
  none: 0 | null;
};

/** A map with a pin for the coordinate fields with these names. */
export function PinField(props: PinFieldProps) {
  return useFields().mode === 'comparison' ? null : <PinMap {...props} />;
}

function PinMap({ latitude, longitude, start, without, none }: PinFieldProps) {
  const fields = useFields();
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { ref: box, ...size } = useElementSize<HTMLDivElement>();
  const isNear = useNear(field);
  const { mapStyle } = useMapSettings();
  const coordinates = { lat: useValue(latitude), lng: useValue(longitude) };
  const pin = isPoint(coordinates) ? coordinates : null;
  const { view, setHeld, setTouched, zoomIn, zoomOut, showStreets } = usePinView({
    size,
    pin,
    fallback: start.centre,
  });
  const isMapped = useProviderMap(canvas, { style: isNear ? mapStyle : null, view, showStreets });

  function set(point: Point | null) {
    if (fields.mode === 'comparison') return;
    setTouched();
    fields.change(latitude, point?.lat ?? none);
    fields.change(longitude, point?.lng ?? none);
  }

  return (
    <div className={styles.field} ref={field} data-field={latitude}>
      <div className={styles.map} ref={box}>
        {isNear ? <Ground view={view} /> : null}
        <div className={styles.canvas} ref={canvas} data-drawn={isMapped || undefined} />
        <MapPin pin={pin} view={view} size={size} onMove={set} onHold={setHeld} />
        <div className={styles.tools}>
          <Zoom sign="+" name="Zoom in" isLast={view.zoom >= zooms.most} onPress={zoomIn} />
          <Zoom sign="−" name="Zoom out" isLast={view.zoom <= zooms.least} onPress={zoomOut} />
        </div>
        {isMapped ? null : (
          <a className={styles.credit} href="https://www.openstreetmap.org/copyright">
            © OpenStreetMap contributors
          </a>
        )}
      </div>
      <div className={styles.foot}>
        <p>{pin ? 'Drag the pin or use the arrow keys (with Shift for larger steps).' : without}</p>
        <button
          type="button"
          className={styles.link}
          onClick={() => set(pin ? null : start.centre)}
        >
          {pin ? 'Remove pin' : start.name ? `Place pin in ${start.name}` : 'Place pin'}
        </button>
      </div>
    </div>
  );
}

function Ground({ view }: { view: PinView }) {
  const { pixels, across, down } = groundScale(view);
  const { lat, lng } = view.centre;
  const query = new URLSearchParams(
    Object.entries({ lat, lng, across, down }).map(([name, value]) => [name, String(value)]),
  );
  return (
    <img className={styles.ground} {...pixels} src={`${paths.adminMapGround}?${query}`} alt="" />
  );
}

type ZoomProps = { sign: string; name: string; isLast: boolean; onPress: () => void };

function Zoom({ sign, name, isLast, onPress }: ZoomProps) {
  return (
    <button type="button" aria-label={name} aria-disabled={isLast} onClick={onPress}>
      {sign}
    </button>
  );
}
