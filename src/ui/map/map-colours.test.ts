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

function fill(id: string, sourceLayer: string): LayerSpecification {
  return { id, type: 'fill', source: 's', 'source-layer': sourceLayer };
}

function coloured(layer: LayerSpecification) {
  return layerStyle(layer).layers[0]?.paint;
}

function layerStyle(layer: LayerSpecification) {
  return inHouseColours({ version: 8, sources: {}, layers: [layer] });
}
