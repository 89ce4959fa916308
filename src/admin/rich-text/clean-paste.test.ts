// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';

test('pasting from Word keeps words, headings and lists', () => {
  expect(htmlAfterPaste(fromWord)).toBe(
    '<h1>Harbour Row</h1>' +
      '<p>Most homes are <strong>spoken for</strong> early, <em>always</em>.</p>' +
      '<ul><li><p>Read the plans</p></li><li><p>Stand on the site</p></li></ul>' +
      '<ol><li><p>Sign</p></li><li><p>Wait</p></li></ol>' +
      '<p>See <a href="https://solmere.example/plans">the plans</a>.</p>',
  );
});

test('a pasted link through a search engine leads to its target', () => {
  const wrapped = 'https://www.google.com/url?q=https://city.example/plan%3Fid%3D7&amp;sa=D';
  expect(htmlAfterPaste(`<p>Read <a href="${wrapped}">the plan</a></p>`)).toBe(
    '<p>Read <a href="https://city.example/plan?id=7">the plan</a></p>',
  );
});

test('pasting from Word keeps the levels of a list', () => {
  const lists = [
    p('What is included'),
    item('·', 'Kitchen', 1),
    item('o', 'Gas range', 2),
    item('o', 'Wine fridge', 2),
    item('·', 'Bathroom', 1),
    p('End.'),
  ];
  expect(htmlAfterPaste(lists.join('\n'))).toBe(
    '<p>What is included</p>' +
      '<ul><li><p>Kitchen</p><ul><li><p>Gas range</p></li><li><p>Wine fridge</p></li></ul></li>' +
      '<li><p>Bathroom</p></li></ul><p>End.</p>',
  );
});

test('pasting from Word continues the numbers of a list, and begins again where it does', () => {
  const lists = [
    item('1.', 'Reserve', 1),
    p('You have seven days.'),
    item('2.', 'Sign', 1),
    item('a)', 'Read', 2),
    item('b)', 'Initial', 2),
    item('3.', 'Pay', 1),
    item('1.', 'Move', 1),
  ];
  expect(htmlAfterPaste(lists.join('\n'))).toBe(
    '<ol><li><p>Reserve</p></li></ol><p>You have seven days.</p>' +
      '<ol start="2"><li><p>Sign</p><ol><li><p>Read</p></li><li><p>Initial</p></li></ol></li>' +
      '<li><p>Pay</p></li></ol><ol><li><p>Move</p></li></ol>',
  );
});

test.each([
  ['iv.', 4],
  ['(c)', 3],
  ['D.', 4],
  ['1.3.', 3],
  ['2.10', 10],
  ['１２．', 12],
  ['i)', 1],
])('a list that begins with the marker %s begins at %i', (marker, number) => {
  const start = number === 1 ? '' : ` start="${number}"`;
  expect(htmlAfterPaste(item(marker, 'Sign', 1))).toBe(`<ol${start}><li><p>Sign</p></li></ol>`);
});

test('letters and Roman numbers go on in one list', () => {
  for (const markers of [
    ['g.', 'h.', 'i.', 'j.'],
    ['i.', 'ii.', 'iii.', 'iv.', 'v.'],
  ]) {
    const html = htmlAfterPaste(markers.map((marker) => item(marker, 'Sign', 1)).join(''));
    expect(html.match(/<ol/g)).toHaveLength(1);
  }
});

test('a list of which the first level was not copied, and one that skips a level, keep what they can', () => {
  const lists = [item('o', 'Deep', 2), item('·', 'High', 1), item('§', 'Deepest', 3)];
  expect(htmlAfterPaste(lists.join(''))).toBe(
    '<ul><li><p>Deep</p></li></ul><ul><li><p>High</p><ul><li><p>Deepest</p></li></ul></li></ul>',
  );
});

test('pasting from Word Online keeps levels and numbers', () => {
  const lists = [
    online('ul', 'Kitchen', 1),
    online('ul', 'Gas range', 2),
    online('ul', 'Bathroom', 1),
    '<div class="OutlineElement Ltr"><p class="Paragraph"><span>Then</span></p></div>',
    online('ol', 'Sign', 1, 2),
    online('ol', 'Pay', 1, 3),
  ];
  expect(htmlAfterPaste(`<div>${lists.join('')}</div>`)).toBe(
    '<ul><li><p>Kitchen</p><ul><li><p>Gas range</p></li></ul></li><li><p>Bathroom</p></li></ul><p>Then</p>' +
      '<ol start="2"><li><p>Sign</p></li><li><p>Pay</p></li></ol>',
  );
});

test('pasting from Google Docs keeps levels and numbers', () => {
  const docs =
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${fromDocs('Kitchen', 1, `<ul>${fromDocs('Gas range', 2)}</ul>`)}${fromDocs('Bathroom', 1)}</ul>` +
    `<p dir="ltr"><span>Then</span></p><ol start="2">${fromDocs('Sign', 1)}</ol></b>`;
  expect(htmlAfterPaste(docs)).toBe(
    '<ul><li><p>Kitchen</p><ul><li><p>Gas range</p></li></ul></li><li><p>Bathroom</p></li></ul><p>Then</p>' +
      '<ol start="2"><li><p>Sign</p></li></ol>',
  );
});

test('pasting from a web page keeps the structure, without classes, pictures and scripts', () => {
  expect(htmlAfterPaste(fromPage)).toBe('<h3>Six cities</h3><p>One <strong>number</strong>.</p>');
});

test('a bold element styled as normal stays normal', () => {
  const styled =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Bold</span> or not</p></b>';
  expect(htmlAfterPaste(styled)).toBe('<p><strong>Bold</strong> or not</p>');
});

test('pasting a table keeps each row as a line', () => {
  const table =
    '<table><tbody><tr><th>Suite</th><th>Area</th></tr><tr><td>1204</td><td><b>540</b> sq ft</td></tr>' +
    '<tr><td><p>One</p></td><td><p>Two</p></td></tr></tbody></table>';
  const { body } = new DOMParser().parseFromString(cleanPaste(table), 'text/html');
  const lines = [...body.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  expect(lines).toEqual(['Suite Area', '1204 540 sq ft', 'One', 'Two']);
});

test('pasting from the editor itself changes nothing', () => {
  const own = '<p data-pm-slice="1 1 []">One&nbsp;two</p>';
  expect(cleanPaste(own)).toBe(own);
});

function p(text: string) {
  return `<p class=MsoNormal>${text}<o:p></o:p></p>`;
}

/** An item as Word writes it. */
function item(marker: string, text: string, level: number) {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
}

/** An item as Word Online writes it. */
function online(tag: 'ul' | 'ol', text: string, level: number, start = 1) {
  return `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" role="list" start="${start}"><li class="OutlineElement" data-leveltext="" data-aria-posinset="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;
}

/** An item as Google Docs writes it, with the list below it as its sibling. */
function fromDocs(text: string, level: number, inside = '') {
  return `<li dir="ltr" style="list-style-type:disc" aria-level="${level}"><p dir="ltr" role="presentation"><span>${text}</span></p></li>${inside}`;
}

/** The editor's HTML after pasting. */
function htmlAfterPaste(html: string) {
  const editor = new Editor({ extensions, content: cleanPaste(html) });
  const text = editor.getHTML();
  editor.destroy();
  return text;
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-CA style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-list:none'><a name="_Toc1"></a><span lang=EN-CA>Harbour&nbsp;Row<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8pt'>Most homes are <b>spoken for</b> early, <span style='font-style:italic;color:#222'>always</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Read the plans<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>·&nbsp;</span><!--[endif]-->Stand on the site<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>Sign</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.&nbsp;</span>Wait</p>
<p class=MsoNormal>See <a href="https://solmere.example/plans" style='color:blue'>the plans</a>.</p>
<!--EndFragment--></body></html>`;

const fromPage = `<meta charset='utf-8'><div class="hero" style="color: rgb(0,0,0); font-weight: 400"><script>alert(1)</script>
<h4 class="title" style="font-weight: 700">Six cities</h4><img src="https://track.example/x.gif" onerror="alert(2)">
<p id="x">One <strong style="font-weight: 700; color: red">number</strong>.<span hidden>Secret</span></p><button>Buy</button></div><br class="Apple-interchange-newline">`;
