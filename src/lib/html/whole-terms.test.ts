import { expect, test } from 'vitest';
import { withWholeTerms } from './whole-terms.ts';

const names = ['Mei Tanaka', 'Alexandra Konstantinopoulou'];

test.each([
  ['+1 604 555 0142', '+1~604~555~0142'],
  ['Call 604 555-0142.', 'Call 604~555-0142.'],
  ['Vancouver, BC V6E 0B2, Canada', 'Vancouver, BC~V6E~0B2, Canada'],
  ['Montréal (Québec) H2N 2N2', 'Montréal (Québec) H2N~2N2'],
  ['Honolulu, HI 96813', 'Honolulu, HI~96813'],
  ['<p>by Mei Tanaka</p>', '<p>by Mei~Tanaka</p>'],
  ['Tuesday at 11:00 a.m., Vancouver', 'Tuesday at~11:00~a.m., Vancouver'],
  ['Tuesday, December 1 at 10:00 a.m.', 'Tuesday, December~1 at~10:00~a.m.'],
  ['12 月 1 日下午 2:00', '12 月 1 日下午~2:00'],
  ['<p>Un rendez-vous vaut mieux.</p>', '<p>Un rendez-\u2060vous vaut mieux.</p>'],
  ['Le 12 mars à 14\u00A0h', 'Le 12~mars à~14~h'],
  ['<p>Que coûte-t-elle?</p>', '<p>Que coûte-\u2060t-\u2060elle?</p>'],
  ['Rencontrez-vous', 'Rencontrez-\u2060vous'],
  ['en Colombie-Britannique', 'en Colombie-\u2060Britannique'],
  ['(Colombie-Britannique)', '<span class="whole">(Colombie-Britannique)</span>'],
  ['2-14-6 Minami-Aoyama', '2-\u206014-\u20606 Minami-Aoyama'],
  ['<h1>Monday at 11:00</h1>', '<h1>Monday at 11<span class="colon">:</span>00</h1>'],
  ['le 1er mai', 'le 1er~mai'],
  ['le mardi à 11 h 15', 'le mardi à~11~h~15'],
  ['17 left. Completion Winter 2027', '17 left. Completion~Winter~2027'],
  ['Livré : hiver 2027', 'Livré : hiver~2027'],
  [
    '<dd id="a-house">Timber-screened house</dd>',
    '<dd id="a-house"><span class="whole">Timber-screened</span> house</dd>',
  ],
  ['<p>Timber-screened house</p>', '<p>Timber-screened house</p>'],
  ['CAD 58500, 1 166 000 $', 'CAD 58500, 1 166 000 $'],
  ['Alexandra Konstantinopoulou', 'Alexandra Konstantinopoulou'],
  ['<h1>Mei Tanaka</h1>', '<h1>Mei Tanaka</h1>'],
  ['<option>Mei Tanaka</option>', '<option>Mei Tanaka</option>'],
  [
    '<a title="Mei Tanaka" href="tel:+1 604 555 0142">',
    '<a title="Mei Tanaka" href="tel:+1 604 555 0142">',
  ],
])('no line ends within a term: %j', (html, whole) => {
  expect(withWholeTerms(html, names)).toBe(whole.replaceAll('~', '\u00A0'));
});

test('a page with islands stays as it was rendered', () => {
  const html = '<astro-island></astro-island>+1 604 555 0142';
  expect(withWholeTerms(html, names)).toBe(html);
});
