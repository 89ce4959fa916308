import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { latitudeLimit, type Point } from '../../../lib/geo/mercator.ts';
import { isWithinView, pixelsFrom, pointUnder, type PinView, type Size } from './pin-view.ts';
import styles from './PinField.module.css';

/** The pixels per arrow key press, without and with Shift. */
const [step, bigStep] = [4, 40];

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type MapPinProps = {
  pin: Point | null;
  view: PinView;
  size: Size;
  onMove: (point: Point) => void;
  /** Called when a drag starts and ends. */
  onHold: (isHeld: boolean) => void;
};

/** The layer over the map. A click sets the pin, which can be dragged or moved by arrow keys. */
export function MapPin({ pin, view, size, onMove, onHold }: MapPinProps) {
  const [isHeld, setHeld] = useState(false);
  const offset = pin ? pixelsFrom(view, pin) : { x: 0, y: 0 };

  function moveToPointer({ currentTarget, clientX, clientY }: MouseEvent) {
    const rect = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const x = Math.min(Math.max(clientX - rect.left, 0), rect.width) - rect.width / 2;
    const y = Math.min(Math.max(clientY - rect.top, 0), rect.height) - rect.height / 2;
    onMove(pointUnder(view, { x, y }));
  }

  function moveByKey(event: KeyboardEvent) {
    const [right, down] = directions[event.key] ?? [0, 0];
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
    if ((right === 0 && down === 0) || isShortcut) return;
    event.preventDefault();
    const length = event.shiftKey ? bigStep : step;
    onMove(pointUnder(view, { x: offset.x + right * length, y: offset.y + down * length }));
  }

  function hold(isNow: boolean) {
    setHeld(isNow);
    onHold(isNow);
  }

  return (
    <>
      <div className={styles.surface} onClick={moveToPointer} aria-hidden="true" />
      {pin ? (
        <div
          className={styles.pin}
          style={{ translate: `calc(-50% + ${offset.x}px) calc(-50% + ${offset.y}px)` }}
          hidden={size.width > 0 && !isWithinView(offset, size)}
          role="slider"
          tabIndex={0}
          aria-label="Pin"
          aria-valuemin={-latitudeLimit}
          aria-valuemax={latitudeLimit}
          aria-valuenow={pin.lat}
          aria-valuetext={`Latitude ${pin.lat}, longitude ${pin.lng}`}
          onKeyDown={moveByKey}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            hold(true);
          }}
          onPointerMove={(event) => {
            if (isHeld) moveToPointer(event);
          }}
          onPointerUp={() => hold(false)}
          onPointerCancel={() => hold(false)}
        />
      ) : null}
    </>
  );
}
