import { once } from 'node:events';
import { createServer } from 'node:http';

/** In place of the maps' provider, which tests cannot reach. The journeys' configuration chooses its port. */
export const mapProvider = `http://localhost:${process.env['TEST_MAP_PORT']}`;

/** Answers as the provider does: with a style, and a piece of water by the gallery. */
export async function serveMaps() {
  const server = createServer(({ url = '' }, response) => {
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    response
      .writeHead(200, headers)
      .end(JSON.stringify(url.startsWith('/style') ? style : harbour));
  });
  server.listen(Number(new URL(mapProvider).port));
  await once(server, 'listening');
}

const style = {
  version: 8,
  sources: {
    harbour: { type: 'geojson', data: `${mapProvider}/harbour.json`, attribution: '© Harbour' },
  },
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
