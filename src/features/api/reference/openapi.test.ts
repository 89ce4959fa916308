import { expect, test } from 'vitest';
import { pageAddress } from '../../../platform/page-cache/page-address.ts';
import { apiRoot } from '../problem.ts';
import { apiQueries } from '../read-language.server.ts';
import { apiDocument } from './openapi.compose.server.ts';

test('the document names every path, and what needs a key asks for it and is in no cache', () => {
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
  const cached = operations.flatMap(({ name }) => {
    const [method, path = ''] = name.replaceAll(/{\w+}/g, 'x').split(' ');
    return method === 'get' && pageAddress(apiRoot + path, apiQueries) ? name : [];
  });
  expect(cached).toEqual(
    operations
      .filter(({ name, isKeyed }) => name.startsWith('get') && !isKeyed)
      .map(({ name }) => name),
  );
});
