import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSource, parseSources } from './sources/source-texts.ts';

const sources = parseSources(['src/**/*.{ts,tsx,astro}', '{scripts,demo}/*.ts']).filter(
  // English plurals.
  ({ fileName }) => !/messages\/(?:fr|ja|zh-hant)\//.test(fileName),
);
/** Such as `files`, from `plural(count, '# file', '# files')`. */
const countedWords = new Set(sources.flatMap(pluralsIn));
/** A number that is never 1: a limit, a pause or a range that the code sets. */
const neverOne = /^(?:max|min|longest|most|few)|(?:Days|Minutes|Ms|Shown|Length)$|^Math\.|toFixed/;

/** Counts that are never 1 where they are shown, such as the homes left when more than the first 40 are. */
const knownCounts = [
  'extraOpenings more devices',
  'left homes',
  'one days',
  'each days',
  'opened times',
  // Of the first projects of a brochure, and of a comparison.
  'count projects',
  // Of commands: progress every ten files, and the amounts of a trial.
  'files files',
  'events events',
  "plural(files, '# file', '# files') in images",
  'enquiries enquiries',
  'wrongEmails.length emails',
  // Offered for two or more.
  'unknown.length columns',
];

test('what is counted is in the singular for 1', () => {
  expect(countedWords.size).toBeGreaterThan(20);
  expect(sources.flatMap(fixedPluralsIn).filter((text) => !knownCounts.includes(text))).toEqual([]);
});

test('a fixed plural is noticed in texts and elements', () => {
  const code = [
    'const a = `${n} files`;',
    'const b = <p>{n} unused files</p>;',
    'const c = n === 1 ? "1 file" : `${n} files`;',
    'const d = plural(n, "# file", `${n} files`);',
    'const e = `${maxFiles} files`;',
  ].join('\n');
  expect(fixedPluralsIn(parseSource('a.tsx', code))).toEqual(['n files', 'n unused files']);
});

function pluralsIn(source: ts.SourceFile) {
  const found: string[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'plural') return;
    const [, , other] = node.arguments;
    const text = other && ts.isStringLiteralLike(other) ? other.text : '';
    const [, word] = /^# (?:\w+ )?(\w+s)$/.exec(text) ?? [];
    if (word) found.push(word);
  });
  return found;
}

function fixedPluralsIn(source: ts.SourceFile) {
  const found: string[] = [];
  walk(source, (node) => {
    const counted = countBefore(node);
    if (!counted || neverOne.test(counted.count) || isChosenByCount(node, counted.count)) return;
    const [, words = '', word = ''] =
      /^\s+((?!now |saved changes)(?:\w+ )?([a-z]+s))\b/.exec(counted.text) ?? [];
    if (countedWords.has(word)) found.push(`${counted.count} ${words}`);
  });
  return found;
}

/** The value before a text, and the text. */
function countBefore(node: ts.Node) {
  if (ts.isTemplateSpan(node)) return { count: countIn(node.expression), text: node.literal.text };
  if (!ts.isJsxText(node)) return undefined;
  const { parent } = node;
  if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent)) return undefined;
  const before = parent.children[parent.children.indexOf(node) - 1];
  if (!before || !ts.isJsxExpression(before)) return undefined;
  return { count: countIn(before.expression), text: node.text };
}

/** Of `numeral(count)` the count. */
function countIn(value: ts.Expression | undefined) {
  return value?.getText().replace(/^numeral\((\w+).*\)$/, '$1') ?? '';
}

/** Within `plural`, or in a function that looks at whether it is 1. */
function isChosenByCount(node: ts.Node, count: string): boolean {
  if (ts.isSourceFile(node)) return false;
  if (ts.isCallExpression(node) && /^(?:plural|countWords)$/.test(node.expression.getText()))
    return true;
  const isWhole = ts.isConditionalExpression(node) || ts.isFunctionDeclaration(node);
  if (isWhole && node.getText().includes(`${count} === 1`)) return true;
  return isChosenByCount(node.parent, count);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
