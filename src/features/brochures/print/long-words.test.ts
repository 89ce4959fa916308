import { expect, test } from 'vitest';
import { pieces } from './long-words.ts';

test.each([
  ['1,234平方フィート、114.64㎡（34.67坪）', ['1,234平方フィート、', '114.64㎡', '（34.67坪）']],
  ['2,480,000カナダドルから', ['2,480,000カナダドル', 'か', 'ら']],
  ['2億3,200万円', ['2億3,200万円']],
  ['2\u00A0億\u00A03,200\u00A0萬日圓起', ['2\u00A0億\u00A03,200\u00A0萬日圓', '起']],
  ['室1,010\u00A0平方英尺。', ['室', '1,010\u00A0平方英尺。']],
])('%s is broken beside its amounts and areas, never within', (text, parts) => {
  expect(pieces(text)).toEqual(parts);
});
