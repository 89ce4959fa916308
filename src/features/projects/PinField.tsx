import { useElementSize } from '@mantine/hooks';
import { useRef } from 'react';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { useNear } from '../../admin/useNear.ts';
import type { Point } from '../../lib/mercator.ts';
import { paths } from '../../site/paths.ts';
import { MapPin } from './MapPin.tsx';
import { groundScale, isPoint, zooms, type PinView } from './pin-view.ts';
import styles from './PinField.module.css';
import { usePinView } from './usePinView.ts';
import { usePlaces } from './usePlaces.ts';
import { useProviderMap } from './useProviderMap.ts';

type PinFieldProps = {
  latitude: string;
  longitude: string;
  /** What the map shows without a pin. */
  start: { name: string; centre: Point };
  /** What is said then. */
  without: string;
  /** What the fields hold then. */
  none: 0 | null;
};

/** The pin of the fields of these names, to be set by hand. */
export function PinField(props: PinFieldProps) {
  return useFields().mode === 'comparison' ? null : <PinMap {...props} />;
}

function PinMap({ latitude, longitude, start, without, none }: PinFieldProps) {
  const fields = useFields();
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { ref: box, ...size } = useElementSize<HTMLDivElement>();
  const isNear = useNear(field);
  const { mapStyle } = usePlaces();
  const given = { lat: useValue(latitude), lng: useValue(longitude) };
  const pin = isPoint(given) ? given : null;
  const { view, setHeld, touch, zoomIn, zoomOut, showStreets } = usePinView({
    size,
    pin,
    fallbackCentre: start.centre,
  });
  const isMapped = useProviderMap(canvas, { style: isNear ? mapStyle : null, view, showStreets });

  function set(point: Point | null) {
    if (fields.mode === 'comparison') return;
    touch();
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
        <p>
          {pin
            ? 'Drag the pin, or move it with the arrow keys: with Shift in bigger steps.'
            : without}
        </p>
        <button
          type="button"
          className={styles.link}
          onClick={() => set(pin ? null : start.centre)}
        >
          {pin ? 'Remove the pin' : start.name ? `Set the pin in ${start.name}` : 'Set the pin'}
        </button>
      </div>
    </div>
  );
}

function Ground({ view }: { view: PinView }) {
  const { pixels, across, down } = groundScale(view);
  const { lat, lng } = view.centre;
  const place = new URLSearchParams(
    Object.entries({ lat, lng, across, down }).map(([name, value]) => [name, String(value)]),
  );
  return (
    <img className={styles.ground} {...pixels} src={`${paths.adminMapGround}?${place}`} alt="" />
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
