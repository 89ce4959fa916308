import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceTexts, textsOf } from './source-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const productTexts = sourceTexts(['src/**/*.{ts,tsx,astro}']);
const otherTexts = sourceTexts(['scripts/*.ts', 'demo/*.ts']);

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

/** Where such a word has its own meaning, or is the name of something in code. */
const trueUses: RegExp[] = [
  /\bmail (?:server|process)\b|\bmail:test\b|“Mail” in docs\/operating\.md/g,
  // Letters of the alphabet, and the paper.
  /^Letter$|\bLetter spacing\b|\bletter-spacing\b|\bletter height\b|\bplain letter\b/g,
  /\blowercase letters\b|\bat least one letter\b|\bletters such as ö|\bpath of letters\b/g,
  // Numbers that the company states, and a picture of a tagged PDF.
  /^Figure$|^Figures quoted\b|\btwo figures\b|\bprepare the figures\b/g,
  /\bat the moment\b|\{moment\}|\bas moment\b/g,
  /^stands for a character\b/g,
  /\bas film$|\bimg, picture\b|\bpicture, img\b|\bout of the picture\b/g,
  /\bwho may import whom$/g,
];

/** The name of a page, a group of the command palette, and a question in short. */
const wholeHeadings = ['About', 'Go to', 'What you consent to'];

const texts = productTexts.map(({ text }) => text.replace(/:$/, ''));
const known = new Set(texts);
/** "Update Project": the word of the button, and a kind of record. */
const ofRecord = /^(?<verb>Add|Create|Update) (?:Developer|News|Page|Partner|Project|Testimonial)$/;

describe('One word for one thing', () => {
  test('No screen, email, error, log line or command uses an old word', () => {
    expect(productTexts.length).toBeGreaterThan(10_000);
    expect([...productTexts, ...otherTexts].flatMap(oldWordsIn)).toEqual([]);
  });

  test('Each true use is in use', () => {
    const allTexts = [...productTexts, ...otherTexts].map(({ text }) => text);
    expect(trueUses.filter((use) => !allTexts.some((text) => text.search(use) >= 0))).toEqual([]);
  });

  test('An old word is noticed in elements, strings, counted words and pages', () => {
    const script = [
      'const a = <p>Nobody was {b}told of it</p>;',
      'const c = plural(n, "picture", "pictures");',
      'const d = `The ${e} stands in the header`;',
      'const key = "mail";',
    ].join('\n');
    const page =
      '---\nconst title = "A letter to you";\n---\n<br><p class="film">The first film</p>';
    expect([...textsOf('a.tsx', script), ...textsOf('b.astro', page)].flatMap(oldWordsIn)).toEqual([
      'a.tsx: "Nobody was": no one, someone',
      'a.tsx: "told of it": notified',
      'a.tsx: "picture": image',
      'a.tsx: "pictures": image',
      'a.tsx: "stands in the header": is',
      'b.astro: "A letter to you": email',
      'b.astro: "The first film": video',
    ]);
  });
});

describe('A heading is a whole label', () => {
  test('and not half a sentence about what follows', () => {
    const headings = globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
      .filter((file) => !/\.(?:test|e2e|demo)\.tsx?$/.test(file))
      .flatMap((file) => headingsIn(read(file)));
    expect(headings.length).toBeGreaterThan(400);
    expect(headings.filter(isHalf)).toEqual([]);
  });

  test('Half a sentence is noticed in elements, attributes and messages', () => {
    const code = [
      '<h2 id="a">Before anyone</h2>',
      '<FieldSet title="From">',
      'ask: (partner: string) => `Ask ${partner} about`,',
      "heading: 'Deposit schedule',",
    ].join('\n');
    expect(headingsIn(code).filter(isHalf)).toEqual(['Before anyone', 'From', 'Ask X about']);
  });
});

describe('What the handbook of the back office quotes is on a screen', () => {
  test('as a label in bold, or as a message in quotation marks', () => {
    const quoted = quotedIn(read('docs/editing.md'));
    expect(quoted.length).toBeGreaterThan(100);
    expect(quoted.filter((label) => !isOnScreen(label))).toEqual([]);
  });

  test('A label that no screen has is noticed', () => {
    const quoted = quotedIn(
      'Press **Put\naway** or **Save draft**; it says “Unsaved changes to …”.',
    );
    expect(quoted).toEqual(['Put away', 'Save draft', 'Unsaved changes to …']);
    expect(quoted.filter((label) => !isOnScreen(label))).toEqual(['Put away']);
  });
});

/** The texts of headings and legends, and of what is named a heading or a title. */
function headingsIn(code: string) {
  const found = code.matchAll(
    /<(?:h[1-4]|legend)\b[^>]*>\s*(?<element>[^<>]+?)\s*<\/|\b(?:heading|title|ask|before)(?:=\{?|: |: \([^)]*\) =>\s*)(?<quote>["'`])(?<value>.*?)\k<quote>/g,
  );
  return [...found].map(({ groups }) =>
    (groups?.['element'] ?? groups?.['value'] ?? '').replaceAll(/\$?\{[^}]*\}/g, 'X'),
  );
}

function isHalf(heading: string) {
  return (
    !wholeHeadings.includes(heading) &&
    /\b(?:about|after|and|anyone|at|before|by|for|from|into|of|or|than|the|to|until|when|whom?|with)$/i.test(
      heading,
    )
  );
}

function oldWordsIn({ file, text, isProse }: (typeof productTexts)[number]) {
  if (!isProse) return [];
  const rest = trueUses.reduce((left, use) => left.replaceAll(use, ''), text);
  return oldWords.flatMap(([pattern, instead]) =>
    pattern.test(rest) ? [`${file}: "${text}": ${instead}`] : [],
  );
}

function quotedIn(markdown: string) {
  const quotes = markdown.matchAll(/\*\*(?<bold>[^*]+)\*\*|“(?<message>[^”]+)”/g);
  return [...quotes].map(({ groups }) =>
    (groups?.['bold'] ?? groups?.['message'] ?? '').replaceAll(/\s+/g, ' '),
  );
}

function isOnScreen(label: string) {
  const beforeFact = label.replace(/ …$/, '');
  const verb = ofRecord.exec(label)?.groups?.['verb'];
  return known.has(label) || known.has(beforeFact) || (verb !== undefined && known.has(verb));
}

function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8');
}
