import { expect, test } from 'vitest';
import { pageBlocks } from './page-blocks.ts';

test('texts and pictures come in their order, each line once', () => {
  const html = `<!doctype html><html><head><title>Kestrel &amp; Co</title><style>p{}</style></head><body>
    <nav><a href="/">Home</a><a href="/about">About</a></nav><h1>Kestrel <em>House</em></h1>
    <p>From <b>$1,200,000</b>,<br>plus tax.</p><img src="/media/a.jpg" alt="The tower">
    <dl><div><dt>Storeys</dt><dd>12</dd></div></dl>
    <table><tr><td>A1</td><td>Sold</td></tr></table>
    <svg><title>Icon</title></svg><script>let a = '<p>no</p>'</script>
    <template><p>later</p></template><div hidden><p>not seen</p></div><form><button>Send</button></form>
    <h4>Legal</h4><p>Brokered by Solmere Realty.</p></body></html>`;
  expect(pageBlocks(html)).toEqual({
    title: 'Kestrel & Co',
    blocks: [
      { kind: 'text', text: 'Home About' },
      { kind: 'heading', level: 1, text: 'Kestrel House' },
      { kind: 'text', text: 'From $1,200,000,\nplus tax.' },
      { kind: 'image', url: '/media/a.jpg', alt: 'The tower' },
      { kind: 'text', text: 'Storeys 12' },
      { kind: 'text', text: 'A1 Sold' },
      { kind: 'heading', level: 3, text: 'Legal' },
      { kind: 'text', text: 'Brokered by Solmere Realty.' },
    ],
  });
});

test('a drawing in another language is the file that it is made of', () => {
  const html = '<img src="/media/images/plans/a.svg?in=fr-CA&amp;unit=m2" alt="Plan">';
  expect(pageBlocks(html).blocks).toEqual([
    { kind: 'image', url: '/media/images/plans/a.svg', alt: 'Plan' },
  ]);
});
