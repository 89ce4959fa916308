import type { BrowserContext } from '@playwright/test';

/** Answers in place of the maps' providers, which tests cannot reach: a piece of water by the gallery. */
export async function answerForMaps(context: BrowserContext) {
  for (const origin of ['https://maps.example', 'https://tiles.openfreemap.org']) {
    await context.route(`${origin}/**`, (route) => {
      const isStyle = new URL(route.request().url()).pathname.startsWith('/style');
      return route.fulfill({ json: isStyle ? styleFrom(origin) : harbour });
    });
  }
}

function styleFrom(origin: string) {
  return {
    version: 8,
    sources: {
      harbour: { type: 'geojson', data: `${origin}/harbour.json`, attribution: '© Harbour' },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#ffffff' } },
      { id: 'water', type: 'fill', source: 'harbour', paint: { 'fill-color': '#0000ff' } },
      { id: 'poi', type: 'circle', source: 'harbour', paint: { 'circle-color': '#ff0000' } },
    ],
  };
}

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
