import type { LayerSpecification } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { inHouseColours } from './map-colours.ts';

test('land, water, parks and roads get the colours of the site', () => {
  expect(coloured({ id: 'background', type: 'background' })).toEqual({
    'background-color': '#dde3e0',
  });
  expect(coloured(fill('ocean', 'water'))).toEqual({ 'fill-color': '#b7c7c9' });
  expect(coloured(fill('city-park', 'landuse'))).toEqual({ 'fill-color': '#c6d2c9' });
  expect(
    coloured({
      id: 'street',
      type: 'line',
      source: 's',
      'source-layer': 'transportation',
      paint: { 'line-width': 3 },
    }),
  ).toEqual({ 'line-width': 3, 'line-color': '#f3f5f2' });
});

test('residential areas are left out, because they would cover parks', () => {
  expect(layerStyle(fill('landuse_residential', 'landuse')).layers).toEqual([]);
});

test('points of interest are left out', () => {
  const poi: LayerSpecification = {
    id: 'dots',
    type: 'symbol',
    source: 's',
    'source-layer': 'poi',
  };
  expect(layerStyle(poi).layers).toEqual([]);
});

test.each([
  [
    '{name:latin}\n{name:nonlatin}',
    [
      ['get', 'name:latin'],
      ['get', 'name'],
    ],
  ],
  [['get', 'name_en'], [['get', 'name_en']]],
])('a place that is labelled %j has its name in the language if there is one', (shown, others) => {
  expect(textField(shown)).toEqual([
    'coalesce',
    ['get', 'name:zh-Hant'],
    ['get', 'name:zh'],
    ...others,
  ]);
});

test('numbers of houses and roads stay as they are', () => {
  expect(['{ref}', ['get', 'housenumber']].map(textField)).toEqual([
    '{ref}',
    ['get', 'housenumber'],
  ]);
});

function textField(shown: unknown) {
  const layer = { id: 'places', type: 'symbol', source: 's', layout: { 'text-field': shown } };
  const style = { version: 8 as const, sources: {}, layers: [layer as LayerSpecification] };
  const [named] = inHouseColours(style, 'zh-Hant-TW').layers;
  return named?.type === 'symbol' ? named.layout?.['text-field'] : undefined;
}

function fill(id: string, sourceLayer: string): LayerSpecification {
  return { id, type: 'fill', source: 's', 'source-layer': sourceLayer };
}

function coloured(layer: LayerSpecification) {
  return layerStyle(layer).layers[0]?.paint;
}

function layerStyle(layer: LayerSpecification) {
  return inHouseColours({ version: 8, sources: {}, layers: [layer] }, 'en-CA');
}
