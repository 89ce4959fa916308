import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { waterColour } from '../../lib/geo/map-view.ts';

const colours = {
  land: '#dde3e0',
  water: waterColour,
  park: '#c6d2c9',
  building: '#cfd7d3',
  road: '#f3f5f2',
  label: '#5f6a67',
};

/** Recolours a provider's style. Removes points of interest, and residential areas, which would cover parks. */
export function inHouseColours(style: StyleSpecification): StyleSpecification {
  return { ...style, layers: style.layers.filter(isWanted).map(coloured) };
}

function isWanted(layer: LayerSpecification) {
  return !/poi|residential/.test(`${layer.id} ${sourceLayer(layer)}`);
}

function coloured(layer: LayerSpecification): LayerSpecification {
  if (layer.type === 'background') {
    return { ...layer, paint: { 'background-color': colours.land } };
  }
  if (layer.type === 'fill') {
    return { ...layer, paint: { 'fill-color': groundColour(layer) } };
  }
  if (layer.type === 'line') {
    return { ...layer, paint: { ...layer.paint, 'line-color': lineColour(layer) } };
  }
  if (layer.type === 'symbol') {
    return {
      ...layer,
      paint: { ...layer.paint, 'text-color': colours.label, 'text-halo-color': colours.land },
    };
  }
  return layer;
}

function groundColour(layer: LayerSpecification) {
  const name = `${layer.id} ${sourceLayer(layer)}`;
  if (/water|ocean|lake|river/.test(name)) return colours.water;
  if (/park|wood|forest|grass|green|landcover/.test(name)) return colours.park;
  return /building/.test(name) ? colours.building : colours.land;
}

function lineColour(layer: LayerSpecification) {
  return /water|river/.test(`${layer.id} ${sourceLayer(layer)}`) ? colours.water : colours.road;
}

function sourceLayer(layer: LayerSpecification) {
  return 'source-layer' in layer ? layer['source-layer'] : '';
}
