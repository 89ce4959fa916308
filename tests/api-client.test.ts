import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { apiDocument } from '../src/features/api/reference/openapi.compose.server.ts';

test('the types of the client are generated from the document (`vitest -u` writes them)', async () => {
  const document = JSON.stringify(apiDocument('https://solmere.example'));
  const types = astToString(await openapiTS(document));
  await expect(types).toMatchFileSnapshot('api/api-schema.d.ts');
});
