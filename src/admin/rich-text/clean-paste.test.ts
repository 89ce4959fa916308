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

test('pasting from a web page keeps the structure, without classes, pictures and scripts', () => {
  expect(htmlAfterPaste(fromPage)).toBe('<h3>Six cities</h3><p>One <strong>number</strong>.</p>');
});

test('a bold element styled as normal stays normal', () => {
  const fromDocs =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Bold</span> or not</p></b>';
  expect(htmlAfterPaste(fromDocs)).toBe('<p><strong>Bold</strong> or not</p>');
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
