import { compareFacts, type ComparedRow } from './compare-facts.ts';
import type { Fact } from './project-facts.ts';

/** The rows of a comparison of projects, made of the patterns that stand in the page. */
export function comparisonRows(page: Document, items: readonly HTMLElement[]) {
  const [same, differing] =
    page.querySelector<HTMLTemplateElement>('[data-own-rows]')?.content.querySelectorAll('tr') ??
    [];
  if (!same || !differing) return [];
  const facts = items.map(({ dataset }) => JSON.parse(dataset['facts'] ?? '[]') as Fact[]);
  return compareFacts(facts).map((row) => {
    const shown = page.importNode(row.isSame ? same : differing, true);
    fill(shown, row);
    return shown;
  });
}

function fill(shown: HTMLTableRowElement, { label, isSame, cells }: ComparedRow) {
  const [head, pattern] = shown.cells;
  if (!head || !pattern) return;
  head.textContent = label;
  if (isSame) {
    pattern.colSpan = cells.length;
    fillCell(pattern, cells[0]);
    return;
  }
  pattern.remove();
  for (const cell of cells) {
    const copy = pattern.cloneNode(true) as HTMLTableCellElement;
    fillCell(copy, cell);
    shown.append(copy);
  }
}

function fillCell(shown: HTMLTableCellElement, cell: ComparedRow['cells'][number] | undefined) {
  const text = shown.querySelector('[data-text]');
  if (text) text.textContent = cell?.text ?? '';
  const note = shown.querySelector('em');
  if (cell?.note) note?.replaceChildren(cell.note);
  else note?.remove();
}
