import { useState } from 'react';
import type { Point } from '../../../lib/geo/mercator.ts';
import { isAtEdge, pixelsFrom, zooms, type PinView, type Size } from './pin-view.ts';

type Options = {
  size: Size;
  pin: Point | null;
  /** The centre of the map while there is no pin. */
  fallback: Point;
};

/** The view of the map. It recentres when the pin leaves it, and can zoom in on the pin. */
export function usePinView({ size, pin, fallback }: Options) {
  const [view, setView] = useState<PinView>({ centre: pin ?? fallback, zoom: zooms.region });
  // The map does not move while the pin is dragged.
  const [isHeld, setHeld] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const setTouched = () => setIsTouched(true);
  const centre = pin ?? fallback;
  const isElsewhere = pin
    ? isAtEdge(pixelsFrom(view, pin), size)
    : view.centre.lat !== centre.lat || view.centre.lng !== centre.lng;
  if (isElsewhere && !isHeld) setView({ ...view, centre });

  function zoomBy(steps: number) {
    setTouched();
    setView({
      centre,
      zoom: Math.min(Math.max(view.zoom + steps, zooms.least), zooms.most),
    });
  }

  function hold(isNow: boolean) {
    setTouched();
    setHeld(isNow);
  }

  /** Has no effect after the editor has changed the view or the pin. */
  function showStreets() {
    if (pin && !isTouched) setView({ centre: pin, zoom: zooms.streets });
  }

  return {
    view,
    setHeld: hold,
    /** Call it when the editor sets the pin by hand. */
    setTouched,
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    showStreets,
  };
}
