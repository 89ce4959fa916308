import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const testFile = /\.(?:test|e2e)\.tsx?$/;
const frontmatter = /^---\n(?<code>[\s\S]*?)\n---\n/;
const codeOfPage = /<(?<tag>style|script)\b[\s\S]*?<\/\k<tag>>|<!--[\s\S]*?-->|<!doctype html>/gi;

interface SourceText {
  file: string;
  text: string;
  /** It can be read as English: not an identifier, a key or a class. */
  isProse: boolean;
}

/** Every string and every text of an element in the product, without the paths of imports. */
export function sourceTexts(patterns: readonly string[]): SourceText[] {
  return parseSources(patterns).flatMap(textsIn);
}

export function findTexts(file: string, written: string) {
  return textsIn(parseSource(file, written));
}

export function parseSources(patterns: readonly string[]) {
  return globSync([...patterns], { cwd: root })
    .toSorted()
    .filter((file) => !testFile.test(file))
    .map(parseFile);
}

const parsed = new Map<string, ts.SourceFile>();

function parseFile(file: string) {
  const source = parsed.get(file) ?? parseSource(file, readFileSync(path.join(root, file), 'utf8'));
  parsed.set(file, source);
  return source;
}

export function parseSource(file: string, written: string) {
  const isPage = file.endsWith('.astro');
  const code = isPage ? pageElements(written) : written;
  const kind = isPage || file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
}

function textsIn(source: ts.SourceFile): SourceText[] {
  const texts: SourceText[] = [];
  visit(source);
  return texts;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = nodeText(node);
    if (text) texts.push({ file: source.fileName, text, isProse: isProse(node, text) });
    ts.forEachChild(node, visit);
  }
}

/** A page as a script whose last statement is its elements. */
function pageElements(page: string) {
  const code = frontmatter.exec(page)?.groups?.['code'] ?? '';
  const elements = page.replace(frontmatter, '').replaceAll(codeOfPage, '');
  return `${code}\n;<>${elements}</>`;
}

function nodeText(node: ts.Node): string {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  ) {
    return node.text.replaceAll(/\s+/g, ' ').trim();
  }
  return '';
}

function isProse(node: ts.Node, text: string) {
  return (
    ts.isJsxText(node) ||
    /[a-z,.:] [a-z]/i.test(text) ||
    /^[A-Z]-?[a-z]/.test(text) ||
    isBesideValue(node) ||
    isMessage(parentOfPart(node))
  );
}

/** After a value, as in `${count} emails`. */
function isBesideValue(node: ts.Node) {
  return ts.isTemplateMiddleOrTemplateTail(node) && /^\s+\w/.test(node.text);
}

/** What an error, a refusal, a count or the log says, and what a record is called. */
function isMessage(parent: ts.Node) {
  if (ts.isNewExpression(parent))
    return /[a-z](?:Error|Conflict|Failure|Fault)$|^(?:Error|Damaged)$/.test(
      parent.expression.getText(),
    );
  if (ts.isCallExpression(parent))
    return /^(?:plural|refuse|console|log)\b/.test(parent.expression.getText());
  const isNamed = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent);
  return isNamed && /^(?:one|many|message|\w+Message)$/.test(parent.name.getText());
}

/** A text may be a part of a template, or one of two. */
function parentOfPart({ parent }: ts.Node): ts.Node {
  const isPart =
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isParenthesizedExpression(parent);
  return isPart ? parentOfPart(parent) : parent;
}
