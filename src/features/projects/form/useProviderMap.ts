import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { PinView } from './pin-view.ts';

type Options = { style: string | null; view: PinView; showStreets: () => void };

/** Draws the provider's map. Returns false until it is drawn, and always without a provider. */
export function useProviderMap(canvas: RefObject<HTMLElement | null>, options: Options) {
  const { style, view, showStreets } = options;
  const map = useRef<Map>(null);
  const [isMapped, setMapped] = useState(false);
  const { lat, lng } = view.centre;

  const attach = useEffectEvent((newMap: Map) => {
    map.current = newMap;
    newMap.jumpTo({ center: view.centre, zoom: view.zoom });
    setMapped(true);
    showStreets();
  });
  const draw = useEffectEvent(async (container: HTMLElement, styleUrl: string) => {
    const { drawMap } = await import('../../../ui/map/map-drawn.ts');
    return drawMap(container, {
      style: styleUrl,
      label: 'Streets around the pin',
      centre: view.centre,
      isMovable: false,
    });
  });

  useEffect(() => {
    if (style === null || !canvas.current) return undefined;
    let isUnmounted = false;
    draw(canvas.current, style).then(
      (newMap) => (isUnmounted ? newMap.remove() : attach(newMap)),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
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
