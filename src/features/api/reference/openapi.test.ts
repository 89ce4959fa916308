import { expect, test } from 'vitest';
import { apiDocument } from './openapi.compose.server.ts';

test('the document names every path, and each write asks for a key', () => {
  const { paths = {} } = apiDocument('https://solmere.example');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      isKeyed: 'security' in Object(operation),
    })),
  );
  expect(operations.filter(({ isKeyed }) => isKeyed).map(({ name }) => name)).toEqual([
    'patch /projects/{slug}/homes',
    'patch /projects/{slug}/homes/{number}',
    'put /projects/{slug}/homes/{number}',
    'post /projects/{slug}/viewings',
    'post /enquiries',
  ]);
  expect(operations).toHaveLength(16);
});
