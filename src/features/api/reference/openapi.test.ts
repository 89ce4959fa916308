import { expect, test } from 'vitest';
import { apiDocument } from './openapi.compose.server.ts';

test('the document names every path, and what needs a key asks for it', () => {
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
    'get /subscribers',
    'post /subscribers',
    'get /subscribers/{id}',
  ]);
  expect(operations).toHaveLength(19);
});
