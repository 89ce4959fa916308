import { projectMessages } from '../../../messages/projects.ts';
import { createElement } from 'react';
import { View } from '@react-pdf/renderer';
import { ideograph } from '../../../lib/html/phrases.ts';
import type { BrochureHome, BrochurePlan, ComparedFact } from '../brochure.ts';
import { column, mm, textRun, type Print } from './elements.ts';
import type { Style } from './style.ts';

type Caption = keyof Omit<ReturnType<typeof projectMessages>['residences'], 'states' | 'onFloor'>;

type Column<Row> = {
  name: Caption;
  flex: number;
  getText: (row: Row) => string;
  /** On the right, as wide as its longest line. */
  isLast?: boolean;
};

const planColumns: Column<BrochurePlan>[] = [
  { name: 'plan', flex: 2.4, getText: ({ name }) => name },
  { name: 'rooms', flex: 1.4, getText: ({ rooms }) => rooms },
  { name: 'interior', flex: 1.9, getText: ({ interior }) => interior },
  { name: 'floors', flex: 0.9, getText: ({ floors }) => floors },
  { name: 'left', flex: 0.5, getText: ({ left }) => left },
  { name: 'price', flex: 0, getText: ({ price }) => price, isLast: true },
];

const homeColumns: Column<BrochureHome>[] = [
  { name: 'home', flex: 0.8, getText: ({ number }) => number },
  { name: 'floor', flex: 0.6, getText: ({ floor }) => floor },
  { name: 'plan', flex: 2.4, getText: ({ plan }) => plan },
  { name: 'interior', flex: 1.2, getText: ({ interior }) => interior },
  { name: 'price', flex: 0, getText: ({ price }) => price, isLast: true },
];

/** The column of areas is left out if it is empty. */
function columnsFor(homes: BrochureHome[]) {
  const hasAreas = homes.some(({ interior }) => interior !== '');
  return homeColumns.filter(({ name }) => hasAreas || name !== 'interior');
}

const maxInColumn = 10;
const dense: Style = { paddingTop: mm(1), paddingBottom: mm(0.9) };

export function plansTable(print: Print, plans: BrochurePlan[], style: Style) {
  const soldOut = new Set(plans.filter(({ isSoldOut }) => isSoldOut));
  return table(print, planColumns, plans, { style, muted: soldOut });
}

/**
 * Sets many homes in two columns. A page breaks between pairs of tables, never within one: its rows would continue
 * after those of the neighbouring table, also in the structure.
 */
export function homesTables(print: Print, homes: BrochureHome[]) {
  const columns = columnsFor(homes);
  return homesInTables(homes).map((tables) =>
    tables.length === 1
      ? table(print, columns, homes, { isDense: true })
      : createElement(
          View,
          { style: { flexDirection: 'row', gap: mm(8), alignItems: 'flex-start' }, wrap: false },
          ...tables.map((part) =>
            table(print, columns, part, { style: { flex: 1 }, isDense: true }),
          ),
        ),
  );
}

/** Many homes as pairs of tables; few as a single one. */
function homesInTables(homes: BrochureHome[]) {
  if (homes.length <= maxInColumn) return homes.length === 0 ? [] : [[homes]];
  const pairs = Math.ceil(homes.length / (2 * maxInColumn));
  const inPair = Math.ceil(homes.length / pairs);
  return Array.from({ length: pairs }, (_, index) => {
    const pair = homes.slice(index * inPair, (index + 1) * inPair);
    const half = Math.ceil(pair.length / 2);
    return [pair.slice(0, half), pair.slice(half)];
  });
}

function table<Row>(
  print: Print,
  columns: Column<Row>[],
  records: Row[],
  options: { style?: Style; muted?: Set<Row>; isDense?: true },
) {
  const { tags, styles } = print;
  const styleOf = ({ flex, getText, isLast }: Column<Row>): Style =>
    isLast ? { width: longestLine(records.map(getText)) } : { flex, paddingRight: mm(2) };
  const head = columns.map((one) =>
    tags.leaf(
      'TH',
      styleOf(one),
      textRun(projectMessages().residences[one.name], { ...styles.small, ...aligned(one.isLast) }),
      {
        scope: 'Column',
      },
    ),
  );
  const name = { ...styles.title, fontSize: options.isDense ? 12 : styles.title.fontSize };
  const rows = records.map((record) => {
    const colour = options.muted?.has(record) ? styles.muted : {};
    return tags.group(
      'TR',
      { ...rowStyle(print), ...(options.isDense && dense) },
      ...columns.map((one, index) => {
        const { getText, isLast } = one;
        const style = styleOf(one);
        if (index === 0)
          return tags.leaf('TH', style, textRun(getText(record), { ...name, ...colour }), {
            scope: 'Row',
          });
        return tags.leaf(
          'TD',
          style,
          textRun(getText(record), { fontSize, ...colour, ...aligned(isLast) }),
        );
      }),
    );
  });
  return column(
    options.style ?? {},
    tags.group('Table', {}, tags.group('TR', headStyle(print), ...head), ...rows),
  );
}

const fontSize = 9.6;

/** Room for the longest line of the texts, in points: letters take about half their size, ideographs all of it. */
function longestLine(texts: readonly string[]) {
  const widths = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => Array.from(line, (sign) => (ideograph.test(sign) ? 1 : 0.52)))
    .map((signs) => signs.reduce<number>((sum, width) => sum + width, 1));
  return Math.max(...widths) * fontSize;
}

export function comparedTable(
  print: Print,
  { names, rows }: { names: string[]; rows: ComparedFact[] },
  style: Style,
) {
  const { tags, styles } = print;
  const [label, cell]: Style[] = [
    { width: mm(28), paddingRight: mm(3) },
    { flex: 1, paddingRight: mm(3) },
  ];
  const head = [
    tags.leaf('TD', label ?? {}, textRun(' ')),
    ...names.map((name) =>
      tags.leaf('TH', cell ?? {}, textRun(name, { ...styles.title, fontSize: 18 }), {
        scope: 'Column',
      }),
    ),
  ];
  const body = rows.map((fact) =>
    tags.group(
      'TR',
      rowStyle(print),
      tags.leaf('TH', label ?? {}, textRun(fact.label, styles.small), { scope: 'Row' }),
      ...fact.texts.map((text) => tags.leaf('TD', cell ?? {}, textRun(text, { fontSize }))),
    ),
  );
  return column(
    style,
    tags.group('Table', {}, tags.group('TR', headStyle(print), ...head), ...body),
  );
}

function rowStyle({ styles }: Print): Style {
  return {
    flexDirection: 'row',
    alignItems: 'flex-end',
    paddingTop: mm(1.7),
    paddingBottom: mm(1.5),
    borderBottomWidth: 0.5,
    borderBottomColor: styles.rule,
  };
}

function headStyle(print: Print): Style {
  return { ...rowStyle(print), borderBottomColor: print.styles.strong };
}

function aligned(isLast: boolean | undefined): Style {
  return isLast ? { textAlign: 'right' } : {};
}
