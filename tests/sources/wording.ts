/** Words that the product does not use, each with the word that it uses. */
const oldWords: [pattern: RegExp, instead: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bletters?\b/i, 'email'],
  [/\bmails?\b/i, 'email'],
  [/\bnotices?\b/i, 'notification'],
  [/\b(?:take|takes|taking|took|taken|bring|brings|brought) (?:\w+ )?back\b/i, 'undo, restore'],
  [/\bleads? (?:to|there|nowhere|somewhere)\b/i, 'redirect, open'],
  [/\blets? (?:it |them )?go\b/i, 'delete, release'],
  [/\bput(?:s|ting)? (?:it |them )?away\b/i, 'dismiss'],
  [/\bstands?\b/i, 'is'],
  [/\bmoments?\b/i, 'time'],
  [/\btold\b/i, 'notified'],
  [/\bmeanwhile\b/i, 'since'],
  [/\bfigures?\b/i, 'report, claim'],
  [/\banew\b/i, 'again'],
  [/\bin hand\b/i, 'in progress'],
  [/\bgiven to\b/i, 'assigned to'],
  [/\bfilms?\b/i, 'video'],
  [/\bpictures?\b/i, 'image'],
  [/\b(?:no|some|any|every)body\b/i, 'no one, someone'],
  [/\bfirst day\b/i, 'get started'],
  [/\bparted\b/i, 'unmerged'],
  [/\bfor good\b/i, 'permanently'],
  [/\bwhom\b/i, 'who'],
];

/** Words of Hong Kong where Chinese has those of Taiwan. */
const hongKongTerms =
  '發展商 單位 落成 售罄 尚餘 私隱 業權 披露 持牌 圍板 大堂 飯廳 開放式 健身室 發售 輪候 置業 法團 戶型 交鑰匙 酒店 瑜伽 單車 市場推廣 契據 繳付 由始至終 查問 計劃 儲物室 修讀 派送';

/** Units of measure, and kitchens. */
const taiwanUses = /面積單位|兩種單位|開放式廚房/g;

/** The words of Hong Kong in a text. */
export function hongKongTermsIn(text: string) {
  const rest = text.replaceAll(taiwanUses, '');
  return hongKongTerms.split(' ').filter((word) => rest.includes(word));
}

/** Where such a word has its own meaning, or is the name of something in code. */
export const trueUses: RegExp[] = [
  /\bmail (?:server|process)\b|\bmail:test\b/g,
  // Letters of the alphabet, and the paper.
  /^Letter$|\bLetter spacing\b|\bletter-spacing\b|\bletter height\b|\bplain letter\b/g,
  /\blowercase letters\b|\bletters, digits\b|\bmistype a letter\b|\bCyrillic letters\b|\bat least one letter\b|\bletters such as ö|\bpath of letters\b/g,
  // Numbers that the company states, and a picture of a tagged PDF.
  /^figure$|\b(?:add|drag|move|remove|restore) figure\b|^Figures quoted\b|\btwo figures\b|\bprepare the figures\b/gi,
  /\bat the moment\b|\{moment\}|\bas moment\b/g,
  /^stands for a character\b/g,
  /\bfigure figcaption picture\b|^picture q rb\b|<\/?figure\b/g,
  /\bas film$|\bimg, picture\b|\bpicture, img\b|\bout of the picture\b/g,
  /\bwho may import whom$/g,
];

/** What the people of the demo content write and say. */
export const storyUses: RegExp[] = [
  /\bnobody (?:says no|lives under|remembers)\b|\bsomebody (?:means it|wrote down)\b/gi,
  /\bstand (?:behind|on the site|in Toronto)\b/g,
  /\btold (?:why|us|them)\b/g,
  /\basked for a film\b|\brezoning notices\b|\btape measure in hand\b/g,
];

/** Most texts are read on many screens. */
const known = new Map<string, string[]>();

/** Each old word in a text, with what the product says instead. */
export function oldWordsIn(text: string) {
  const found = known.get(text) ?? search(text);
  known.set(text, found);
  return found;
}

function search(text: string) {
  const rest = [...trueUses, ...storyUses].reduce((left, use) => left.replaceAll(use, ''), text);
  return oldWords.flatMap(([pattern, instead]) => {
    const found = pattern.exec(rest);
    return found ? [`“${around(rest, found)}”: ${instead}`] : [];
  });
}

/** What code calls languages and states, and counts of one in the plural. */
const rawCodes =
  /(?<![/\w.-])(?:(?:en|fr)-CA|ja-JP|zh-han[ts](?:-TW)?|sold-out|in-progress(?! enquiries)|available-now|move-in-ready|coming-soon|not-released|project-interest|partner-contact|(?<!\d[.,:]?)1 (?:people|homes|links|emails|images|projects|partners|rows|translations|places|files|enquiries))(?![\w/-])/gi;

export function rawCodesIn(text: string) {
  return [...text.matchAll(rawCodes)].map((found) => `“${around(text, found)}”: a name`);
}

/** The word and what is beside it. */
function around(text: string, { 0: word, index }: RegExpExecArray) {
  return text
    .slice(Math.max(0, index - 40), index + word.length + 40)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
