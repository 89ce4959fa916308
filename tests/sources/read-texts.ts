const unread = /<(?<tag>script|style)\b[\s\S]*?<\/\k<tag>>|<!--[\s\S]*?-->/gi;
const tag = /<\/?(?<name>[a-z][\w-]*)(?<rest>(?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute =
  /\s(?:title|alt|placeholder|label|content|aria-(?:label|description|roledescription|valuetext))="(?<text>[^"]*)"/gi;
const inLine = /^(?:a|abbr|b|bdi|code|em|i|kbd|mark|small|span|strong|sub|sup|time|u|wbr)$/i;

const prose = /^[A-Z]|[a-z,.:] [a-z]/;
const choices = /"[\w-]+"(?:\|"[\w-]+")+/g;

/** What people read or hear of HTML: its texts, one a block, and the attributes with texts. */
export function readTexts(html: string) {
  const written = html.replaceAll(unread, '');
  const attributes = [...written.matchAll(tag)].flatMap(({ groups }) =>
    [...(groups?.['rest'] ?? '').matchAll(attribute)].map((match) => match.groups?.['text'] ?? ''),
  );
  const blocks = written
    .replaceAll(tag, (_tag, name: string) => (inLine.test(name) ? '' : '\n'))
    .split('\n');
  return [...blocks, ...attributes].map(decoded).filter(Boolean);
}

/** The texts of a JSON answer. Names of fields and of choices are not read by people. */
export function textsOfAnswer(json: string) {
  if (!/^[[{]/.test(json)) return [];
  const texts: string[] = [];
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === 'string' && prose.test(value))
      texts.push(...readTexts(value.replaceAll(choices, '')));
  });
  return texts;
}

function decoded(text: string) {
  return text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
