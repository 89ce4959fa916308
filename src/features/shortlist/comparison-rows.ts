import { compareFacts, type ComparedRow } from './compare-facts.ts';
import type { Fact } from './project-facts.ts';

/** Builds the rows of a comparison from the row templates of the page. */
export function comparisonRows(page: Document, items: readonly HTMLElement[]) {
  const [same, differing] =
    page.querySelector<HTMLTemplateElement>('[data-own-rows]')?.content.querySelectorAll('tr') ??
    [];
  if (!same || !differing) return [];
  const facts = items.map(({ dataset }) => JSON.parse(dataset['facts'] ?? '[]') as Fact[]);
  return compareFacts(facts).map((row) => {
    const element = page.importNode(row.isSame ? same : differing, true);
    fill(element, row);
    return element;
  });
}

function fill(element: HTMLTableRowElement, { label, isSame, cells }: ComparedRow) {
  const [head, pattern] = element.cells;
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
    element.append(copy);
  }
}

function fillCell(element: HTMLTableCellElement, cell: ComparedRow['cells'][number] | undefined) {
  const text = element.querySelector('[data-text]');
  if (text) text.textContent = cell?.text ?? '';
  const note = element.querySelector('em');
  if (cell?.note) note?.replaceChildren(cell.note);
  else note?.remove();
}
