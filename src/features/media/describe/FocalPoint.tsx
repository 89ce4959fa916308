import { useRef, useState, type PointerEvent } from 'react';
import { centre, widestTall, type Focal } from '../../../lib/media/focal-point.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import {
  focalAfterKey,
  focalAt,
  focalLabel,
  pointForFrame,
  withPoint,
  type Crop,
  type Frame,
} from './focal.ts';
import styles from './FocalPoint.module.css';

type FocalPointProps = {
  url: string;
  focal: Focal;
  crops: readonly Crop[];
  /** Stacks everything vertically, even on a wide screen. */
  isNarrow?: boolean;
  onChange: (focal: Focal) => void;
};

const frames = [
  { frame: 'tall', label: 'Focal point in other frames', letter: 'T' },
  { frame: 'wide', label: 'Focal point in wide frames', letter: 'W' },
] as const;

/** Sets the focal points, which crops keep visible: one in frames wider than 1.6:1, one in others. Previews the crops. */
export function FocalPoint({ url, focal, crops, isNarrow = false, onChange }: FocalPointProps) {
  const stage = useRef<HTMLDivElement>(null);
  /** The one that a click on the picture moves. */
  const [active, setActive] = useState<Frame>('tall');
  const markers = useRef<Partial<Record<Frame, HTMLDivElement | null>>>({});

  const isOne =
    focalLabel(pointForFrame(focal, 'wide')) === focalLabel(pointForFrame(focal, 'tall'));

  function follow({ clientX, clientY }: { clientX: number; clientY: number }, frame = active) {
    const box = stage.current?.getBoundingClientRect();
    if (!box?.width) return;
    const point = focalAt((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    onChange(withPoint(focal, frame, point));
  }

  function markerAt({ target }: { target: EventTarget }) {
    return frames.find(({ frame }) => target instanceof Node && target === markers.current[frame]);
  }

  /** A touch on the picture may be a scroll, so only the markers can be dragged by touch. */
  function take(event: PointerEvent<HTMLDivElement>) {
    const taken = markerAt(event);
    if (event.button !== 0 || (event.pointerType === 'touch' && !taken)) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    markers.current[taken?.frame ?? active]?.focus({ preventScroll: true });
    if (!taken) follow(event);
  }

  return (
    <div className={isNarrow ? `${styles.layout} ${styles.narrow}` : styles.layout}>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The marker inside handles the keys. */}
        <div
          ref={stage}
          className={styles.stage}
          onPointerDown={take}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
          onClick={(event) => {
            if (!markerAt(event)) follow(event);
          }}
        >
          <ResponsiveImage
            image={{ url, alt: '', focal: centre }}
            slot={[{ from: '60rem', width: '32rem' }, { width: '100vw' }]}
            className={styles.whole}
          />
          {frames.map(({ frame, label, letter }) => {
            const point = pointForFrame(focal, frame);
            return (
              <div
                key={frame}
                ref={(element) => {
                  markers.current[frame] = element;
                }}
                className={styles.marker}
                data-active={frame === active || undefined}
                data-letter={letter}
                data-beside={isOne ? frame : undefined}
                style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
                role="slider"
                tabIndex={0}
                aria-label={label}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round(point.x * 100)}
                aria-valuetext={focalLabel(point)}
                onFocus={() => setActive(frame)}
                onKeyDown={(event) => {
                  const next = focalAfterKey(point, event.key, event.shiftKey);
                  if (!next) return;
                  event.preventDefault();
                  onChange(withPoint(focal, frame, next));
                }}
              />
            );
          })}
        </div>
        <p className={styles.hint}>
          Drag W to what must stay visible in wide frames, over 1.6 to 1, and T to what must in all
          others, or use the arrow keys.
        </p>
      </div>
      <ul className={styles.crops} aria-label="Crop previews">
        {crops.map(({ label, ratio, isCentred = false }) => (
          <li key={label} data-wide={ratio > widestTall || undefined}>
            <div className={styles.crop} style={{ aspectRatio: ratio }}>
              <ResponsiveImage
                image={{ url, alt: '', focal: isCentred ? centre : focal }}
                slot={[{ width: ratio > widestTall ? '22rem' : '10rem', aspect: ratio }]}
                className={ratio > widestTall ? `${styles.cut} ${styles.wide}` : styles.cut}
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
