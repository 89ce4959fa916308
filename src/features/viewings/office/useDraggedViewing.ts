import { useState, type PointerEvent } from 'react';
import { toMinutes, toTime } from '../../../lib/time/clock-minutes.ts';
import type { OfficeViewing } from './office-viewing.ts';

/** A viewing where it is dropped, or would be. */
export type Dragged = { viewing: OfficeViewing; day: string; from: string; until: string };

const step = 15;
/** A press that moves less is a click. */
const minPixels = 6;

/** Drags a viewing to another time of the week, in quarters of an hour. Escape ends it. */
export function useDraggedViewing(
  [first, last]: [number, number],
  onDrop: (dragged: Dragged) => void,
) {
  const [dragged, setDragged] = useState<Dragged>();

  /** Undefined before the days. */
  function find(viewing: OfficeViewing, x: number, y: number): Dragged | undefined {
    const column = [...document.querySelectorAll<HTMLElement>('[data-day]')].findLast(
      (one) => one.getBoundingClientRect().left <= x,
    );
    if (!column || !viewing.local) return undefined;
    const { top, height } = column.getBoundingClientRect();
    const length = toMinutes(viewing.local.until) - toMinutes(viewing.local.from);
    const minutes = (first + ((y - top) / height) * (last - first)) * 60;
    const nearest = Math.round(minutes / step) * step;
    const start = Math.min(Math.max(nearest, first * 60), last * 60 - length);
    const [from, until] = [toTime(start), toTime(start + length)];
    return { viewing, day: column.dataset['day'] ?? '', from, until };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, viewing: OfficeViewing) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    const held = clientY - event.currentTarget.getBoundingClientRect().top;
    const ending = new AbortController();
    let place: Dragged | undefined;
    const end = () => {
      ending.abort();
      setDragged(undefined);
    };
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      react: (event: WindowEventMap[Name]) => void,
    ) => addEventListener(name, react, { signal: ending.signal, capture: true });
    on('pointermove', (move) => {
      const isFar = Math.hypot(move.clientX - clientX, move.clientY - clientY) >= minPixels;
      if (!place && !isFar) return;
      place = find(viewing, move.clientX, move.clientY - held) ?? place;
      setDragged(place);
    });
    on('pointerup', () => {
      end();
      if (!place) return;
      // It would open the viewing.
      const options = { capture: true, signal: AbortSignal.timeout(0) };
      addEventListener('click', (click) => click.stopPropagation(), options);
      const { local } = viewing;
      if (place.day !== local?.day || place.from !== local.from) onDrop(place);
    });
    on('pointercancel', end);
    on('keydown', ({ key }) => key === 'Escape' && end());
  }

  return { dragged, onPointerDown };
}
