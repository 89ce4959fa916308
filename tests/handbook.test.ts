import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceTexts } from './source-texts.ts';

const texts = sourceTexts(['src/**/*.{ts,tsx}']).map(({ text }) => text.replace(/:$/, ''));
const known = new Set(texts);
/** "Update Project": the word of the button, and a kind of record. */
const ofRecord = /^(?<verb>Add|Create|Update) (?:Developer|News|Page|Partner|Project|Testimonial)$/;

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
  return readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
}
