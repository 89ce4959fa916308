import { facts } from './facts.ts';

/** A letter of the company: what is written, without how it looks. All of it is plain text. */
export type Letter = {
  /** Stands beside the subject in lists of mail. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Ruled lines of a label and what was said to it. */
  lines?: readonly { label: string; words: string }[];
  button?: { label: string; url: string };
};

/** Whom mails come from unless told otherwise. */
export const sender = `${facts.name} <${facts.infoEmail}>`;

const paper = '#eff1ee';
const ink = '#12201f';
const ink2 = '#43504d';
const line = '#c7cdc9';
const sun = '#d4502a';
const display = "font-family:Didot,'Bodoni 72','Times New Roman',Times,serif";
const text = "font-family:'Ysabeau Office',Optima,Candara,'Gill Sans',Arial,sans-serif";

const { street, city, region, postalCode, country } = facts.address;
const company = [
  `${facts.name}, ${street}`,
  `${city}, ${region} ${postalCode}, ${country}`,
  `${facts.infoEmail}, ${facts.phone}`,
  `${facts.galleryHours.join('. ')}.`,
];

export function letterAsText({ heading, paragraphs, lines, button }: Letter) {
  const parts = [
    heading,
    ...paragraphs,
    ...(lines ? [lines.map(lineAsText).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${company.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Tables and styles in attributes, as mail programs want them. Fetches nothing. */
export function letterAsHtml({ preview, heading, paragraphs, lines, button }: Letter) {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #0e1b1c !important }
  .ink { color: #eff1ee !important }
  .ink-2 { color: #b3bfbb !important }
  .line { border-color: #3f4a4a !important }
  .horizon { border-color: #eff1ee !important }
  .sun { background: #f0764e !important }
  .button { background: #eff1ee !important; color: #0e1b1c !important }
}
@media (max-width: 480px) {
  .page { padding: 28px 20px 32px !important }
  .label, .words { display: block !important; width: auto !important }
  .label { padding-bottom: 0 !important }
  .words { border-top: 0 !important; padding-top: 2px !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="page" style="padding:44px 36px 48px">
${masthead()}
<h1 class="ink" style="margin:44px 0 28px;${display};font-weight:400;font-size:40px;line-height:1.08;letter-spacing:-0.01em;text-wrap:balance;color:${ink};overflow-wrap:anywhere">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${lines && lines.length > 0 ? ruled(lines) : ''}
${button ? link(button) : ''}
${imprint()}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The horizon, with the half sun on it. Programs that draw no round corners get the line alone. */
function masthead() {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink horizon" valign="bottom" style="border-bottom:1px solid ${ink};padding:0 0 11px;${display};font-size:24px;line-height:1;letter-spacing:0.18em;color:${ink}">${escaped(facts.name)}</td>
<td class="horizon" align="right" valign="bottom" style="border-bottom:1px solid ${ink};padding:0 36px 0 0"><!--[if !mso]><!--><div class="sun" style="width:52px;height:26px;border-radius:26px 26px 0 0;background:${sun};font-size:0;line-height:0"></div><!--<![endif]--></td>
</tr></table>`;
}

function paragraph(words: string) {
  return `<p class="ink" style="margin:0 0 18px;${text};font-size:18px;line-height:1.55;color:${ink};overflow-wrap:anywhere">${withBreaks(words)}</p>`;
}

function ruled(lines: NonNullable<Letter['lines']>) {
  const rows = lines.map(
    ({ label, words }) => `<tr>
<td class="label line ink-2" valign="top" style="width:170px;border-top:1px solid ${line};padding:12px 16px 12px 0;${text};font-size:15px;line-height:1.5;color:${ink2}">${escaped(label)}</td>
<td class="words line ink" valign="top" style="border-top:1px solid ${line};padding:12px 0;${text};font-size:17px;line-height:1.5;color:${ink};overflow-wrap:anywhere;word-break:break-word">${withBreaks(words)}</td>
</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:14px 0 30px;text-align:left">${rows.join('\n')}</table>`;
}

function link({ label, url }: NonNullable<Letter['button']>) {
  return `<p style="margin:30px 0 0"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:17px 30px;background:${ink};color:${paper};${text};font-size:17px;line-height:1.3;text-decoration:none">${escaped(label)}</a></p>`;
}

function imprint() {
  return `<p class="line ink-2" style="margin:48px 0 0;padding-top:18px;border-top:1px solid ${line};${text};font-size:15px;line-height:1.6;color:${ink2}">${company.map(escaped).join('<br>')}</p>`;
}

/** Further lines are set in, so that none can pass for one of ours. */
function lineAsText({ label, words }: { label: string; words: string }) {
  return words.includes('\n')
    ? `${label}:\n    ${words.replaceAll('\n', '\n    ')}`
    : `${label}: ${words}`;
}

function withBreaks(words: string) {
  return words.split('\n').map(escaped).join('<br>');
}

function escaped(words: string) {
  return words.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
