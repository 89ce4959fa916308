import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { waterColour } from '../../lib/geo/map-view.ts';

const colours = {
  land: '#dde3e0',
  water: waterColour,
  park: '#c6d2c9',
  building: '#cfd7d3',
  road: '#f3f5f2',
  label: '#5f6a67',
};

/**
 * Recolours a provider's style and names its places in a language where they have such a name. Removes points of interest,
 * and residential areas, which would cover parks.
 */
export function inHouseColours(style: StyleSpecification, locale: string): StyleSpecification {
  const layers = style.layers.filter(isWanted).map(coloured);
  return { ...style, layers: layers.map((layer) => named(layer, locale)) };
}

function named(layer: LayerSpecification, locale: string): LayerSpecification {
  if (layer.type !== 'symbol') return layer;
  const shown = layer.layout?.['text-field'];
  if (!/["{]name[:_"}]/.test(JSON.stringify(shown) ?? '')) return layer;
  const name = ['coalesce', ...nameFields(locale).map((field) => ['get', field])];
  // A template is no expression, and its fields are those of all styles.
  const other =
    typeof shown === 'string'
      ? [
          ['get', 'name:latin'],
          ['get', 'name'],
        ]
      : [shown];
  const isExpression = typeof shown === 'string' || Array.isArray(shown);
  if (!isExpression) return layer;
  return {
    ...layer,
    layout: { ...layer.layout, 'text-field': [...name, ...other] as ExpressionSpecification },
  };
}

/** The fields of OpenMapTiles with a name in a language, the closest first. */
function nameFields(locale: string) {
  const { language, script } = new Intl.Locale(locale);
  const tags = script === undefined ? [language] : [`${language}-${script}`, language];
  return tags.map((tag) => `name:${tag}`);
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
