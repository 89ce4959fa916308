import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const testFile = /\.(?:test|e2e|demo)\.tsx?$/;

interface SourceText {
  file: string;
  line: number;
  text: string;
}

/** Every string and JSX text of the product, without the paths of its imports. */
export function sourceTexts(patterns: readonly string[]): SourceText[] {
  const files = globSync([...patterns], { cwd: root }).toSorted();
  return files.filter((file) => !testFile.test(file)).flatMap((file) => textsOf(file));
}

function textsOf(file: string): SourceText[] {
  const written = readFileSync(path.join(root, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, written, ts.ScriptTarget.Latest, true, kind);
  const texts: SourceText[] = [];
  visit(source);
  return texts;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = textOf(node);
    if (text) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ file, line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  }
}

function textOf(node: ts.Node): string {
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
