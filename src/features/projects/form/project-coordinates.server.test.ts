import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import type { ProjectInput } from '../project.ts';
import { demoProjects } from '../projects.demo.ts';
import { geocodeAddress } from './project-coordinates.server.ts';
import { findProject, projectRecords } from '../projects.server.ts';

const address = '1400 Block, West Alder Street';
const kestrel = demoProjects.map(({ developer: _developer, ...draft }) => ({
  ...draft,
  location: { address, coordinates: null },
}))[0] as ProjectInput;

let geocoder: Server;
let queries: string[];
let response: { status: number; body: string };

beforeEach(async () => {
  await db.deleteFrom('versions').execute();
  await db.deleteFrom('projects').execute();
  queries = [];
  response = { status: 200, body: '[{"lat":"49.2901","lon":"-123.1302"},{"lat":"1","lon":"1"}]' };
  geocoder = createServer((request, httpResponse) => {
    queries.push(new URL(request.url ?? '', 'http://x').searchParams.get('q') ?? '');
    httpResponse.writeHead(response.status).end(response.body);
  });
  await new Promise<void>((resolve) => {
    geocoder.listen(0, '127.0.0.1', resolve);
  });
  const { port } = geocoder.address() as AddressInfo;
  env.geocoderUrl = `http://127.0.0.1:${port}/search?q={q}&format=json`;
});

afterEach(() => {
  env.geocoderUrl = undefined;
  geocoder.close();
});

test('missing coordinates are looked up on save, with the city', async () => {
  await projectRecords.save(kestrel, 'Ada');
  expect(queries).toEqual(['1400 Block, West Alder Street, Vancouver']);
  expect(await coordinates()).toEqual({ lat: 49.2901, lng: -123.1302 });
});

test('typed coordinates are kept, and the geocoder is not called', async () => {
  const typed = { lat: 1.5, lng: 2.5 };
  await projectRecords.save({ ...kestrel, location: { address, coordinates: typed } }, 'Ada');
  expect(await coordinates()).toEqual(typed);
  await projectRecords.save(
    { ...kestrel, slug: 'b', location: { address: null, coordinates: null } },
    'A',
  );
  expect(queries).toEqual([]);
});

test.each([
  ['finds nothing', 200, '[]'],
  ['returns a place outside the map', 200, '[{"lat":"88","lon":"1"}]'],
  ['returns an error', 500, 'Out of order'],
  ['returns HTML', 200, '<html>'],
  ['returns other JSON', 200, '[{"lat":"north","lon":null}]'],
])('a project can be saved if the geocoder %s', async (_case, status, body) => {
  response = { status, body };
  expect(await projectRecords.save(kestrel, 'Ada')).toMatchObject({ outcome: 'done' });
  expect(await coordinates()).toBeNull();
});

test('a project can be saved if the geocoder is unreachable', async () => {
  geocoder.close();
  expect(await projectRecords.save(kestrel, 'Ada')).toMatchObject({ outcome: 'done' });
});

test('a repeated save is recognised even if the geocoder fails by then', async () => {
  const input = { ...kestrel, id: randomUUID() };
  await projectRecords.save(input, 'Ada');
  response = { status: 500, body: '' };
  expect(await projectRecords.save(input, 'Ada')).toMatchObject({
    outcome: 'done',
    record: { location: { coordinates: { lat: 49.2901 } } },
  });
});

test('an address is looked up with its city, unless it contains the city', async () => {
  expect(await geocodeAddress({ address, city: 'VANCOUVER' })).toEqual({
    lat: 49.2901,
    lng: -123.1302,
  });
  await geocodeAddress({ address: '1 Quay, Vancouver', city: 'VANCOUVER' });
  await geocodeAddress({ address: '1 Quay', city: null });
  expect(queries).toEqual([`${address}, Vancouver`, '1 Quay, Vancouver', '1 Quay']);
});

async function coordinates() {
  return (await findProject(kestrel.slug))?.location.coordinates;
}
