import { expect, test } from 'vitest';
import { asksToStop } from './stop-words.ts';

test.each([
  'STOP',
  'Unsubscribe.\n\nOn March 3 SOLMERE wrote:\n> Kestrel House',
  '« Arrêt »',
  'Désabonnement!',
  '「配信停止」',
  '取消訂閱。',
  '取消订阅',
  '配信停止希望',
  'ストップ',
  'Se désabonner',
  'Arrêtez !',
  'Désinscription',
  'Unsubscribe me',
  'Please stop.',
])('%s asks to stop', (text) => expect(asksToStop(text)).toBe(true));

test.each(['Stop by at three?', '', 'Please do not stop', '停止しないでください'])(
  '%s does not',
  (text) => expect(asksToStop(text)).toBe(false),
);
