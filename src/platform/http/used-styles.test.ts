import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withUsedStyles } from './used-styles.ts';

const policyFor = (css: string) => `style-src 'self' 'sha256-${hash('sha256', css, 'base64')}';`;
const pageOf = (css: string, body = '<p class="A0 wide">') => `<style>${css}</style>${body}`;

function stylesLeft(css: string, body?: string) {
  const { html, policy } = withUsedStyles({ html: pageOf(css, body), policy: policyFor(css) });
  const [, left = ''] = html.match(/<style>([\s\S]*)<\/style>/) ?? [];
  expect(policy).toBe(policyFor(left));
  return left;
}

test('rules of classes that the page does not contain are left out, and the policy allows the rest', () => {
  expect(stylesLeft('.A0{top:0}.B1{top:0}p{top:0}.A0 .B1,.B2>p{top:0}.A0,.B1{top:0}')).toBe(
    '.A0{top:0}p{top:0}.A0,.B1{top:0}',
  );
});

test('groups keep what is used and go when nothing is', () => {
  const used = '@media (width<9px){.A0{content:"}{;"}}';
  expect(stylesLeft(`@layer a,b;${used}\n@supports (x:y){@media print{.B1{top:0}}}`)).toBe(
    `@layer a,b;${used}`,
  );
});

test('a class that is excluded or one of several need not be there', () => {
  const css = '.A0:not(.B1){top:0}p:is(.B1,.B2:nth-child(2)){top:0}.A0{&:has(.B1){top:0}}';
  expect(stylesLeft(css)).toBe(css);
});

test('keyframes stay while a rule names them', () => {
  const css =
    '.A0{animation:A1 1s}.B0{animation:B1 1s}@keyframes A1{to{top:0}}@keyframes in{to{top:0}}';
  const unused = '@keyframes B1{0%{top:0}to{top:1px}}';
  expect(stylesLeft(css + unused)).toBe(css.replace('.B0{animation:B1 1s}', ''));
});

test('classes in templates are used, and a page that scripts add to keeps all', () => {
  const css = '.B1{top:0}';
  expect(stylesLeft(css, '<template><p class="B1"></template>')).toBe(css);
  expect(stylesLeft(css, '<template data-all-styles></template>')).toBe(css);
  expect(stylesLeft(css, '<p data-all="B10">')).toBe('');
});

test('a style that the policy does not list stays refused', () => {
  expect(withUsedStyles({ html: pageOf('.B1{top:0}'), policy: `style-src 'self';` }).policy).toBe(
    `style-src 'self';`,
  );
});
