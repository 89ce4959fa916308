import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { latitudeLimit, type Point } from '../../lib/mercator.ts';
import { isShown, pixelsFrom, pointUnder, type PinView, type Size } from './pin-view.ts';
import styles from './PinField.module.css';

/** Pixels that an arrow key moves the pin by, alone and with Shift. */
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
  /** Told when a drag begins and ends. */
  onHold: (isHeld: boolean) => void;
};

/** What lies over the map: a click sets the pin, and the pin is dragged or moved by keys. */
export function MapPin({ pin, view, size, onMove, onHold }: MapPinProps) {
  const [isHeld, setHeld] = useState(false);
  const at = pin ? pixelsFrom(view, pin) : { x: 0, y: 0 };

  function moveUnder({ currentTarget, clientX, clientY }: MouseEvent) {
    const rect = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const x = Math.min(Math.max(clientX - rect.left, 0), rect.width) - rect.width / 2;
    const y = Math.min(Math.max(clientY - rect.top, 0), rect.height) - rect.height / 2;
    onMove(pointUnder(view, { x, y }));
  }

  function moveByKey(event: KeyboardEvent) {
    const [right, down] = directions[event.key] ?? [0, 0];
    const isOther = event.altKey || event.ctrlKey || event.metaKey;
    if ((right === 0 && down === 0) || isOther) return;
    event.preventDefault();
    const length = event.shiftKey ? bigStep : step;
    onMove(pointUnder(view, { x: at.x + right * length, y: at.y + down * length }));
  }

  function hold(isNow: boolean) {
    setHeld(isNow);
    onHold(isNow);
  }

  return (
    <>
      <div className={styles.surface} onClick={moveUnder} aria-hidden="true" />
      {pin ? (
        <div
          className={styles.pin}
          style={{ translate: `calc(-50% + ${at.x}px) calc(-50% + ${at.y}px)` }}
          hidden={size.width > 0 && !isShown(at, size)}
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
            if (isHeld) moveUnder(event);
          }}
          onPointerUp={() => hold(false)}
          onPointerCancel={() => hold(false)}
        />
      ) : null}
    </>
  );
}
