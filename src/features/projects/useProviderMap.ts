import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { PinView } from './pin-view.ts';

type Options = { style: string | null; view: PinView; showStreets: () => void };

/** The provider's map over the ground. False until it is there: without the provider it stays so. */
export function useProviderMap(canvas: RefObject<HTMLElement | null>, options: Options) {
  const { style, view, showStreets } = options;
  const map = useRef<Map>(null);
  const [isMapped, setMapped] = useState(false);
  const { lat, lng } = view.centre;

  const arrive = useEffectEvent((drawn: Map) => {
    map.current = drawn;
    drawn.jumpTo({ center: view.centre, zoom: view.zoom });
    setMapped(true);
    showStreets();
  });
  const draw = useEffectEvent(async (place: HTMLElement, address: string) => {
    const { drawMap } = await import('../../ui/map-drawn.ts');
    return drawMap(place, {
      style: address,
      label: 'Streets around the pin',
      centre: view.centre,
      isMovable: false,
    });
  });

  useEffect(() => {
    if (style === null || !canvas.current) return undefined;
    let isLeft = false;
    draw(canvas.current, style).then(
      (drawn) => (isLeft ? drawn.remove() : arrive(drawn)),
      () => undefined,
    );
    return () => {
      isLeft = true;
      map.current?.remove();
      map.current = null;
      setMapped(false);
    };
  }, [canvas, style]);

  useEffect(() => {
    map.current?.jumpTo({ center: { lat, lng }, zoom: view.zoom });
  }, [lat, lng, view.zoom]);

  return isMapped;
}
