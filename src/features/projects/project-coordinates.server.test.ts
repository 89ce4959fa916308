import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import type { ProjectInput } from './project.ts';
import { demoProjects } from './projects.demo.ts';
import { lookUpPlace } from './project-coordinates.server.ts';
import { findProject, projectRecords } from './projects.server.ts';

const address = '1400 Block, West Alder Street';
const kestrel = demoProjects.map(({ developer: _developer, ...draft }) => ({
  ...draft,
  location: { address, coordinates: null },
}))[0] as ProjectInput;

let geocoder: Server;
let asked: string[];
let answer: { status: number; body: string };

beforeEach(async () => {
  await db.deleteFrom('versions').execute();
  await db.deleteFrom('projects').execute();
  asked = [];
  answer = { status: 200, body: '[{"lat":"49.2901","lon":"-123.1302"},{"lat":"1","lon":"1"}]' };
  geocoder = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x').searchParams.get('q') ?? '');
    response.writeHead(answer.status).end(answer.body);
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

test('coordinates that are missing are looked up on saving, with the city', async () => {
  await projectRecords.save(kestrel, 'Ada');
  expect(asked).toEqual(['1400 Block, West Alder Street, Vancouver']);
  expect(await coordinates()).toEqual({ lat: 49.2901, lng: -123.1302 });
});

test('coordinates that an editor gave stand, and nobody is asked', async () => {
  const given = { lat: 1.5, lng: 2.5 };
  await projectRecords.save({ ...kestrel, location: { address, coordinates: given } }, 'Ada');
  expect(await coordinates()).toEqual(given);
  await projectRecords.save(
    { ...kestrel, slug: 'b', location: { address: null, coordinates: null } },
    'A',
  );
  expect(asked).toEqual([]);
});

test.each([
  ['knows no such place', 200, '[]'],
  ['names a place that no map shows', 200, '[{"lat":"88","lon":"1"}]'],
  ['is in trouble', 500, 'Out of order'],
  ['talks nonsense', 200, '<html>'],
  ['answers with something else', 200, '[{"lat":"north","lon":null}]'],
])('a geocoder that %s does not keep a project from being saved', async (_how, status, body) => {
  answer = { status, body };
  expect(await projectRecords.save(kestrel, 'Ada')).toMatchObject({ outcome: 'done' });
  expect(await coordinates()).toBeNull();
});

test('a geocoder that is away does not keep a project from being saved', async () => {
  geocoder.close();
  expect(await projectRecords.save(kestrel, 'Ada')).toMatchObject({ outcome: 'done' });
});

test('a project that is sent again is the same, though the geocoder is silent by now', async () => {
  const input = { ...kestrel, id: randomUUID() };
  await projectRecords.save(input, 'Ada');
  answer = { status: 500, body: '' };
  expect(await projectRecords.save(input, 'Ada')).toMatchObject({
    outcome: 'done',
    record: { location: { coordinates: { lat: 49.2901 } } },
  });
});

test('an address is looked up in its city, unless it names the city', async () => {
  expect(await lookUpPlace({ address, city: 'VANCOUVER' })).toEqual({
    lat: 49.2901,
    lng: -123.1302,
  });
  await lookUpPlace({ address: '1 Quay, Vancouver', city: 'VANCOUVER' });
  await lookUpPlace({ address: '1 Quay', city: null });
  expect(asked).toEqual([`${address}, Vancouver`, '1 Quay, Vancouver', '1 Quay']);
});

async function coordinates() {
  return (await findProject(kestrel.slug))?.location.coordinates;
}
