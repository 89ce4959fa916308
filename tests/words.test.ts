import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceTexts, findTexts } from './sources/source-texts.ts';
import { hongKongTermsIn, oldWordsIn, storyUses, trueUses } from './sources/wording.ts';

const root = path.resolve(import.meta.dirname, '..');
const inAnotherLanguage = /^src\/(?:messages|features\/translations\/base)\/(?:fr|ja|zh-hant)\//;
const allTexts = sourceTexts(['src/**/*.{ts,tsx,astro}', '{scripts,demo,bench}/*.ts']).filter(
  ({ file }) => !inAnotherLanguage.test(file),
);
const storyTexts = allTexts.filter(({ file }) => file.includes('.demo.'));
const productTexts = allTexts.filter(
  ({ file }) => file.startsWith('src/') && !file.includes('.demo.'),
);

/** The paragraphs of the documentation, without its code. */
const guides = ['README.md', 'docs/editing.md', 'docs/operating.md'].flatMap((file) =>
  read(file)
    .replaceAll(/```[^]*?```|`[^`]*`/g, '')
    .split('\n\n')
    .map((text) => ({ file, text: text.replaceAll(/\s+/g, ' '), isProse: true })),
);

/** The name of a page, a group of the command palette, a question in short, and what a place asks for. */
const exemptHeadings = [
  'About',
  'Go to',
  'What you consent to',
  'What you hear about',
  'X asks for',
];

const texts = productTexts.map(({ text }) => text.replace(/:$/, ''));
const known = new Set(texts);
/** "Update Project": the word of the button, and a kind of record. */
const ofRecord = /^(?<verb>Add|Create|Update) (?:Developer|News|Page|Partner|Project|Testimonial)$/;

describe('One word for one thing', () => {
  test('No screen, email, error, log line or command uses an old word', () => {
    expect(productTexts.length).toBeGreaterThan(10_000);
    expect(allTexts.flatMap(findOldWords)).toEqual([]);
  });

  test('No documentation of users and operators uses an old word', () => {
    expect(guides.flatMap(findOldWords)).toEqual([]);
  });

  test('Each true use is in use', () => {
    expect(trueUses.filter((use) => !isIn([...allTexts, ...guides], use))).toEqual([]);
    expect(storyUses.filter((use) => !isIn(storyTexts, use))).toEqual([]);
  });

  test('Chinese is that of Taiwan', () => {
    const chinese = sourceTexts([
      '{src/messages,src/features/translations/base,demo/translations}/zh-hant/*.ts',
    ]);
    expect(chinese.length).toBeGreaterThan(1_000);
    expect(chinese.flatMap(({ text }) => hongKongTermsIn(text))).toEqual([]);
  });

  test('An old word is noticed in elements, strings, counted words, errors and pages', () => {
    const script = [
      'const a = <p>Nobody was {b}told of it</p>;',
      'const c = plural(n, "picture", "pictures");',
      'const d = `The ${e} stands in the header`;',
      'const key = "mail";',
      'const f = `${e} films`;',
      'const g = { message: isOne ? "moment" : `${e}: told` };',
      'throw new FieldError("letters");',
    ].join('\n');
    const page =
      '---\nconst title = "A letter to you";\n---\n<br><p class="film">The first film</p>';
    expect(
      [...findTexts('a.tsx', script), ...findTexts('b.astro', page)].flatMap(findOldWords),
    ).toEqual([
      'a.tsx: “Nobody was”: no one, someone',
      'a.tsx: “told of it”: notified',
      'a.tsx: “picture”: image',
      'a.tsx: “pictures”: image',
      'a.tsx: “stands in the header”: is',
      'a.tsx: “films”: video',
      'a.tsx: “moment”: time',
      'a.tsx: “: told”: notified',
      'a.tsx: “letters”: email',
      'b.astro: “A letter to you”: email',
      'b.astro: “The first film”: video',
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

  test('in the guide of operators, too', () => {
    const runIn = /^(?:- |\d\. )?\*\*[^*]+\*\*/gm;
    const quoted = quotedIn(read('docs/operating.md').replaceAll(runIn, ''));
    expect(quoted.length).toBeGreaterThan(5);
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
    !exemptHeadings.includes(heading) &&
    /\b(?:about|after|and|anyone|at|before|by|for|from|into|of|or|than|the|to|until|when|whom?|with)$/i.test(
      heading,
    )
  );
}

function findOldWords({ file, text, isProse }: (typeof allTexts)[number]) {
  return isProse ? oldWordsIn(text).map((found) => `${file}: ${found}`) : [];
}

function isIn(all: typeof allTexts, use: RegExp) {
  return all.some(({ text }) => text.search(use) >= 0);
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
