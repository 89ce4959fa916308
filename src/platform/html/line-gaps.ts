import { richTextTags } from '../../lib/html/rich-text-tags.ts';

/** Elements within a line. Any other that rich text lacks is a box: its text stands on lines of its own. */
const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark nobr noscript ' +
    'picture q rb rp rt ruby s samp small source span strike strong sub sup time track tt u var wbr'
  ).split(' '),
);
const lines = new Set(richTextTags.filter((tag) => !inline.has(tag)));

type Gap = '' | 'cell' | 'term' | 'line';

/**
 * Keeps apart what elements written apart that rich text lacks: boxes, tables and lists of terms. A row becomes a line,
 * `On signing: 5%`. The functions hear of each tag and text in their order.
 */
export function lineGaps() {
  let gap: Gap = '';
  /** What stands on the line, in the row and in the cell so far. */
  let hasText = false;
  let textsInRow = 0;
  let hasTextInCell = false;
  let hasLinesInCell = false;
  let cells = 0;
  let lastSign = '';
  let space = '';

  function endLine() {
    if (cells > 0 ? hasTextInCell : hasText) gap = 'line';
  }

  function beginBlock() {
    gap = '';
    space = '';
    hasText = false;
  }

  function begin(name: string) {
    if (inline.has(name)) return;
    if (name === 'td' || name === 'th') {
      cells += 1;
      if (textsInRow > 0) gap = hasLinesInCell ? 'line' : 'cell';
      hasTextInCell = false;
      hasLinesInCell = false;
    } else if (name === 'dd') gap = hasText && gap !== 'line' ? 'term' : gap;
    else if (lines.has(name) && !isPlain(name)) beginBlock();
    else endLine();
    if (name === 'tr' || name === 'table') textsInRow = 0;
  }

  function end(name: string) {
    if (inline.has(name) || name === 'dt') return;
    if (name === 'td' || name === 'th') cells = Math.max(0, cells - 1);
    else if (lines.has(name) && !isPlain(name)) beginBlock();
    else endLine();
    if (name === 'tr' || name === 'table') {
      textsInRow = 0;
      hasLinesInCell = false;
    }
  }

  /** True for what is no line of its own within a cell. */
  function isPlain(name: string) {
    return cells > 0 && name === 'p';
  }

  function write(text: string) {
    const content = text.trim();
    if (content === '') {
      if (gap === '' && cells === 0 && textsInRow === 0) return text;
      space ||= hasText ? ' ' : '';
      return '';
    }
    const isAtStart = gap !== '' || !hasText;
    const start = gap === '' ? space : mark();
    const isInCell = cells > 0;
    const shown = isInCell && isAtStart ? text.trimStart() : text;
    const written = isInCell ? shown.trimEnd() : shown;
    space = written.length < shown.length ? ' ' : '';
    if (gap === 'line' && hasTextInCell) hasLinesInCell = true;
    if (gap === 'cell' || (isInCell && textsInRow === 0)) textsInRow += 1;
    gap = '';
    hasText = true;
    if (isInCell) hasTextInCell = true;
    lastSign = content.at(-1) ?? '';
    return start + written;
  }

  function mark() {
    if (gap === 'line') return '<br />';
    if (/[:：]/.test(lastSign)) return ' ';
    return gap === 'term' || textsInRow < 2 ? ': ' : '; ';
  }

  return { begin, end, write, isPlain };
}
