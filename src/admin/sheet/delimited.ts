import Papa from 'papaparse';
import { readCell } from '../../model/csv.ts';

export type Table = { rows: string[][]; error?: string };

/**
 * Reads rows of cells separated by tabs, semicolons, commas or bars, with quoted cells, or by what a first line such as
 * `sep=;` says. Skips empty rows.
 */
export function readDelimited(text: string): Table {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [head = '', separator] = /^"?sep=(.)"?[^\n]?\n/i.exec(lines) ?? [];
  const { data, errors } = parse(lines.slice(head.length), {
    delimiter: separator,
    skipEmptyLines: true,
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  const rows = data.filter((cells) => cells.some((cell) => cell !== ''));
  if (!unclosed) return { rows };
  return { rows: [], error: `A quotation mark in row ${(unclosed.row ?? 0) + 1} is not closed.` };
}

/** Reads copied cells. Spreadsheets separate them by tabs; a comma may be part of a price. */
export function readClipboard(text: string): string[][] {
  return parse(text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, ''), { delimiter: '\t' }).data;
}

function parse(text: string, config: Papa.ParseConfig) {
  const { data, errors } = Papa.parse<string[]>(text, {
    ...config,
    delimitersToGuess: ['\t', ';', ',', '|'],
    newline: '\n',
  });
  return {
    data: data.map((cells) => cells.map(readCell)),
    errors,
  };
}
