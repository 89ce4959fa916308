import type { BrochurePlan, ComparedFact } from '../brochure.ts';
import { column, mm, words, type Print } from './elements.ts';
import type { Style } from './style.ts';

type Column = { name: string; flex: number; of: (plan: BrochurePlan) => string; isLast?: boolean };

const columns: Column[] = [
  { name: 'Plan', flex: 2.4, of: ({ name }) => name },
  { name: 'Rooms', flex: 1.4, of: ({ rooms }) => rooms },
  { name: 'Interior', flex: 1.9, of: ({ interior }) => interior },
  { name: 'Floors', flex: 0.9, of: ({ floors }) => floors },
  { name: 'Left', flex: 0.5, of: ({ left }) => left },
  { name: 'Price', flex: 1.6, of: ({ price }) => price, isLast: true },
];

export function plansTable(print: Print, plans: BrochurePlan[], style: Style) {
  const { tags, styles } = print;
  const head = columns.map(({ name, flex, isLast }) =>
    tags.leaf('TH', { flex }, words(name, { ...styles.small, ...aligned(isLast) }), {
      scope: 'Column',
    }),
  );
  const rows = plans.map((plan) => {
    const colour = plan.isSoldOut ? styles.muted : {};
    return tags.group(
      'TR',
      rowStyle(print),
      ...columns.map(({ flex, of, isLast }, at) => {
        const place: Style = { flex, paddingRight: isLast ? 0 : mm(2) };
        if (at === 0)
          return tags.leaf('TH', place, words(of(plan), { ...styles.title, ...colour }), {
            scope: 'Row',
          });
        return tags.leaf(
          'TD',
          place,
          words(of(plan), { fontSize: 9.6, ...colour, ...aligned(isLast) }),
        );
      }),
    );
  });
  return column(
    style,
    tags.group('Table', {}, tags.group('TR', headStyle(print), ...head), ...rows),
  );
}

/** Projects side by side. */
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
    tags.leaf('TD', label ?? {}, words(' ')),
    ...names.map((name) =>
      tags.leaf('TH', cell ?? {}, words(name, { ...styles.title, fontSize: 18 }), {
        scope: 'Column',
      }),
    ),
  ];
  const body = rows.map((fact) =>
    tags.group(
      'TR',
      rowStyle(print),
      tags.leaf('TH', label ?? {}, words(fact.label, styles.small), { scope: 'Row' }),
      ...fact.texts.map((text) => tags.leaf('TD', cell ?? {}, words(text, { fontSize: 9.6 }))),
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
