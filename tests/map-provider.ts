import type { BrowserContext } from '@playwright/test';

/** Answers in place of the maps' provider, which tests cannot reach: a piece of water by the gallery. */
export async function answerForMaps(context: BrowserContext) {
  await context.route('https://maps.example/**', (route) => {
    const isStyle = route.request().url().includes('/style.json');
    return route.fulfill({ json: isStyle ? style : harbour });
  });
}

const style = {
  version: 8,
  sources: { harbour: { type: 'geojson', data: 'https://maps.example/harbour.json' } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#ffffff' } },
    { id: 'water', type: 'fill', source: 'harbour', paint: { 'fill-color': '#0000ff' } },
    { id: 'poi', type: 'circle', source: 'harbour', paint: { 'circle-color': '#ff0000' } },
  ],
};

const shore = [
  [-123.13, 49.295],
  [-123.11, 49.295],
  [-123.11, 49.2905],
  [-123.13, 49.292],
  [-123.13, 49.295],
];

const harbour = {
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates: [shore] },
};
