import { useState } from 'react';
import type { Point } from '../../lib/mercator.ts';
import { isAtEdge, pixelsFrom, zooms, type PinView, type Size } from './pin-view.ts';

type Options = {
  size: Size;
  pin: Point | null;
  /** The middle of what is shown while there is no pin. */
  fallbackCentre: Point;
};

/** What the map shows. It follows the pin where that would leave it, and zooms in on it. */
export function usePinView({ size, pin, fallbackCentre }: Options) {
  const [view, setView] = useState<PinView>({ centre: pin ?? fallbackCentre, zoom: zooms.region });
  // What is under the pin stays where it is while the pin is dragged.
  const [isHeld, setHeld] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const centre = pin ?? fallbackCentre;
  const isElsewhere = pin
    ? isAtEdge(pixelsFrom(view, pin), size)
    : view.centre.lat !== centre.lat || view.centre.lng !== centre.lng;
  if (isElsewhere && !isHeld) setView({ ...view, centre });

  function zoomBy(steps: number) {
    touch();
    setView({
      centre,
      zoom: Math.min(Math.max(view.zoom + steps, zooms.least), zooms.most),
    });
  }

  function hold(isNow: boolean) {
    touch();
    setHeld(isNow);
  }

  /** Unless the editor has chosen what is shown. */
  function showStreets() {
    if (pin && !isTouched) setView({ centre: pin, zoom: zooms.streets });
  }

  return {
    view,
    setHeld: hold,
    /** Told when the editor has set the pin by hand. */
    touch,
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    showStreets,
  };
}
