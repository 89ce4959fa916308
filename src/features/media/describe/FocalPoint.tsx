import { useRef, type PointerEvent } from 'react';
import type { Image } from '../../../lib/media/image-url.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { focalAfterKey, focalAt, focalLabel, type Crop } from './focal.ts';
import styles from './FocalPoint.module.css';

type FocalPointProps = {
  url: string;
  focal: Image['focal'];
  crops: readonly Crop[];
  /** Stacks everything vertically, even on a wide screen. */
  isNarrow?: boolean;
  onChange: (focal: Image['focal']) => void;
};

const centre = { x: 0.5, y: 0.5 };

/** Sets the focal point, which every crop keeps visible, and previews the crops. */
export function FocalPoint({ url, focal, crops, isNarrow = false, onChange }: FocalPointProps) {
  const stage = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);

  function follow({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = stage.current?.getBoundingClientRect();
    if (!box?.width) return;
    onChange(focalAt((clientX - box.left) / box.width, (clientY - box.top) / box.height));
  }

  /** A touch on the picture may be a scroll, so only the marker can be dragged by touch. */
  function take(event: PointerEvent<HTMLDivElement>) {
    const isOnMarker = event.target instanceof Node && marker.current?.contains(event.target);
    if (event.button !== 0 || (event.pointerType === 'touch' && !isOnMarker)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    marker.current?.focus({ preventScroll: true });
    if (!isOnMarker) follow(event);
  }

  return (
    <div className={isNarrow ? `${styles.layout} ${styles.narrow}` : styles.layout}>
      <div>
        <div className={styles.centred}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The marker inside handles the keys. */}
          <div
            ref={stage}
            className={styles.stage}
            onPointerDown={take}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
            }}
            onClick={(event) => {
              if (event.target !== marker.current) follow(event);
            }}
          >
            <ResponsiveImage
              image={{ url, alt: '', focal: centre }}
              slot={[{ from: '60rem', width: '32rem' }, { width: '90vw' }]}
              className={styles.whole}
            />
            <div
              ref={marker}
              className={styles.marker}
              style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
              role="slider"
              tabIndex={0}
              aria-label="Focal point"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(focal.x * 100)}
              aria-valuetext={focalLabel(focal)}
              onKeyDown={(event) => {
                const next = focalAfterKey(focal, event.key, event.shiftKey);
                if (!next) return;
                event.preventDefault();
                onChange(next);
              }}
            />
          </div>
        </div>
        <p className={styles.hint}>
          Drag the marker to the part that must stay visible, or use the arrow keys.
        </p>
      </div>
      <ul className={styles.crops} aria-label="Crop previews">
        {crops.map(({ label, ratio, isCentred = false }) => (
          <li key={label} style={{ flexGrow: ratio }}>
            <div className={styles.crop} style={{ aspectRatio: ratio }}>
              <ResponsiveImage
                image={{ url, alt: '', focal: isCentred ? centre : focal }}
                slot={[{ width: '10rem', aspect: ratio }]}
                className={styles.cut}
              />
            </div>
            <span className={styles.caption}>
              {isCentred ? `${label}, cropped from the centre` : label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
