import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { answerLeaving } from './answer-leaving.server.ts';

await prepareDataFolder();
await chooseDemoLanguages();

test.each([
  ['/private/leave/gone', 'This link is not valid.'],
  ['/fr/private/leave/gone', 'Ce lien n’est pas valide.'],
  ['/ja/private/leave/gone', 'このリンクは無効です。'],
  ['/xx/private/leave/gone', 'This link is not valid.'],
])('%s says in its language that it is not valid', async (url, expected) => {
  const request = Object.assign(Readable.from([]), { method: 'POST', url, headers: {} });
  let text = '';
  const response = { writeHead: () => response, end: (body: string) => (text = body) };
  const isAnswered = await answerLeaving(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  expect([isAnswered, text]).toEqual([true, expected]);
});
