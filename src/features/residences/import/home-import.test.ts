import { expect, onTestFinished, test } from 'vitest';
import type { AreaUnit } from '../../../lib/geo/areas.ts';
import { provideLocale } from '../../../lib/text/locale.ts';
import { readDelimited } from '../../../admin/sheet/delimited.ts';
import { homesCsv, refusedCsv } from './home-csv.ts';
import {
  areaUnitOfColumn,
  findUnknownColumns,
  findColumns,
  importRows,
  mapColumns,
  readColumns,
  withColumn,
  type ColumnAnswers,
  type Mapping,
} from './home-import.ts';
import { findLosses } from './import-losses.ts';
import { homeRows, typedHomes, withCells, withPasted, writtenArea } from '../form/home-rows.ts';
import { itoResidences } from '../residences.demo.ts';

const current = { homes: typedHomes(itoResidences.homes), plans: itoResidences.plans };

test('columns are recognised by the headings that developers use', () => {
  expect(mapColumns(['Unit', 'Plan', 'Bd', 'SF', 'List price', 'Agent', 'Status'])).toEqual([
    'number',
    'plan',
    'bedrooms',
    'interior',
    'price',
    undefined,
    'state',
  ]);
  expect(mapColumns(['101', 'Court', '232000000'])).toBeUndefined();
});

test.each([
  ['fr', 'No d’unité;Modèle;Étage;Prix (k$);Superficie (pi²);Chambres;Salles de bain;Statut'],
  ['pt', 'Unidade;Tipologia;Andar;Preço (milhares);Área útil (m²);Quartos;Banheiros;Situação'],
  [
    'es',
    'Vivienda;Tipo;Planta/Piso;Precio (miles de €);Superficie útil (m²);Dormitorios;Baños;Estado',
  ],
  ['de', 'Wohnung Nr.;Typ;Etage;Kaufpreis (TEUR);Wohnfläche (m²);Schlafzimmer;Bäder;Verfügbarkeit'],
  ['ja', '部屋番号;間取り;所在階;販売価格（千円）;専有面積（㎡）;寝室;浴室;販売状況'],
  ['zh-Hant', '戶號;房型;樓層;總價（千元）;室內面積（㎡）;臥室;衛浴;狀態'],
  ['zh-Hans', '房号;户型;楼层;总价（千元）;建筑面积（㎡）;卧室;卫生间;状态'],
  ['en', 'Unit / 部屋;Floor plan;Level;Price ($000s);Interior (sq. ft.);Beds;Baths;Availability'],
])('headings in %s are known, and that of prices multiplies', (_, heading) => {
  const { mapping, result } = imported(`${heading}\nN1;Sky;8;1 250;70;2;2½;\n`);
  expect(mapping).toEqual([
    'number',
    'plan',
    'floor',
    'price',
    'interior',
    'bedrooms',
    'bathrooms',
    'state',
  ]);
  expect(result.addedHomes).toMatchObject([{ number: 'N1', floor: '8', price: '1250000' }]);
  expect(Object.values(result.plans).find((plan) => plan?.name === 'Sky')).toMatchObject({
    bedrooms: 2,
    bathrooms: 2.5,
  });
});

test('what no heading says is asked about, and nothing is matched by its position', () => {
  const foreign = imported('Kode,Harga\n101,5000\n');
  expect(foreign.mapping).toEqual([undefined, undefined]);
  expect(foreign).toMatchObject({ isAnswered: false, rows: [['101', '5000']] });
  const bare = imported('101,Court,232000000\n102,Court,230000000,Sold\n');
  expect(bare.mapping).toEqual([undefined, undefined, undefined, undefined]);
  expect(bare.rows).toHaveLength(2);
  const some = imported('Unit,Price,Harga,Empty\nA1,5000,6000,\n');
  expect(some.mapping).toEqual(['number', 'price', undefined, undefined]);
  expect(findUnknownColumns(some.rows, some.mapping)).toEqual([2]);
  expect(some.isAnswered).toBe(false);
});

test.each([
  [
    'Unit\tPrice (万円)',
    ['12,800', '9,480', '850', '応談', '1億2,800', '1億'],
    ['128000000', '94800000', '8500000', '', '128000000', '100000000'],
  ],
  [
    'Unit\tPrice ($000s)',
    ['1,250', '$2,480', 'POA', '$3.1m'],
    ['1250000', '2480000', '', '3100000'],
  ],
  [
    '戶號\t總價(萬)',
    ['1,280', '1,580萬起', '面議', '2億'],
    ['12800000', '15800000', '', '200000000'],
  ],
  [
    '住戸\t価格［千円］',
    ['98,000', '未定', '1億2千万', '¥79,800'],
    ['98000000', '', '120000000', '79800000'],
  ],
  [
    'Unité\tPrix (M$)',
    ['1,25', '2', 'Prix sur demande', '0,9'],
    ['1250000', '2000000', '', '900000'],
  ],
])('prices under %j are whole', (heading, prices, expected) => {
  const rows = prices.map((price, index) => `Z${index}\t${price}`);
  const { result } = imported([heading, ...rows].join('\n'));
  expect(result.refused).toEqual([]);
  expect(result.addedHomes.map(({ price }) => price)).toEqual(expected);
});

test('a whole price under a heading with a unit is refused', () => {
  const { result } = imported('Unit\tPrice ($000s)\nZ1\t1,250\nZ2\t1,250,000\n');
  expect(result.refused.map(({ reason }) => reason)).toEqual([
    '“1,250,000” would be 1,250,000,000, since the heading multiplies by 1,000. Remove the unit from the heading, or shorten the price.',
  ]);
});

test.each([
  ['POA', 'TBD', 'T.B.A.', 'Price on request', '—'],
  ['応談', '要相談', '価格未定', '面議', '待定'],
  ['Prix sur demande', 'Nous consulter', 'Auf Anfrage', 'A consultar', 'Sob consulta'],
  ['Price upon request', 'Contact agent', 'Inquire for pricing', 'Price TBA', 'Call us'],
  ['Nous contacter', 'Consultar precio', 'Bajo pedido', 'Preis auf Nachfrage', 'À déterminer'],
  ['要問合せ（価格）', '価格未発表', '价格待咨询', '電詢', '가격문의'],
])('a price that is not told is none: %s', (...words) => {
  const { result } = imported(
    ['Unit\tPrice', ...words.map((word, index) => `Z${index}\t${word}`)].join('\n'),
  );
  expect(result.refused).toEqual([]);
  expect(result.addedHomes.map(({ price }) => price)).toEqual(['', '', '', '', '']);
});

test.each([
  ['CAD', 'Price (USD)', '450,000', 'Price (USD)'],
  ['CAD', 'Price', 'US$450,000', 'US$450,000'],
  ['CAD', 'Prix (k€)', '450', 'Prix (k€)'],
  ['USD', 'Price', 'CAD 450,000', 'CAD 450,000'],
  ['USD', 'Price', 'C$450,000', 'C$450,000'],
  ['JPY', 'Price', '$450,000', '$450,000'],
  ['USD', '価格(万円)', '4,500', '価格(万円)'],
  ['CAD', '總價（NT$）', '45,000,000', '總價（NT$）'],
])('where prices are in %s, %s: %s is refused', (currency, title, price, named) => {
  const { result } = imported(`Unit\t${title}\nZ1\t${price}\nZ2\tTBA`, {}, currency);
  expect(result.refused.map(({ reason }) => reason)).toEqual([
    `“${named}” names another currency. Prices of this project are in ${currency}: convert them, or skip the column.`,
  ]);
  expect(result.addedHomes.map(({ number }) => number)).toEqual(['Z2']);
});

test.each([
  ['CAD', 'Price (CA$)', '$450,000'],
  ['CAD', 'Price (CAD, $000s)', '450'],
  ['CAD', 'Price (all in)', '450,000'],
  ['USD', 'Price', '$450,000'],
  ['USD', 'Price', 'US$450,000'],
  ['JPY', '価格', '￥450,000'],
  ['HKD', 'Price (HK$)', '450,000'],
  ['TWD', '總價（NT$）', '450,000'],
])('where prices are in %s, %s: %s is taken', (currency, title, price) => {
  const { result } = imported(`Unit\t${title}\nZ1\t${price}`, {}, currency);
  expect(result.addedHomes.map((home) => home.price)).toEqual(['450000']);
});

test('a state in the column of prices is no price', () => {
  const { result } = imported('Unit\tPrice\nZ1\tSold\nZ2\tCall 555-0142\nZ3\t販売中\nZ4\t待售\n');
  expect(result.refused.map(({ cells: [home] }) => home)).toEqual(['Z1', 'Z2', 'Z3', 'Z4']);
});

test('a column of balconies or of prices by area is not taken for the area', () => {
  const titles = ['Unit', '$/sq ft', 'Balcony (sq ft)', 'Interior (sq ft)'];
  expect(mapColumns(titles)).toEqual(['number', undefined, undefined, 'interior']);
  expect(mapColumns(['部屋番号', 'バルコニー(㎡)', '専有面積（壁芯・㎡）'])).toEqual([
    'number',
    undefined,
    'interior',
  ]);
});

test('a row with more cells than headings is refused', () => {
  const { result } = imported('Unit,Price\n901,1,250,000\n902,"1,100,000",,\n');
  expect(result.refused).toMatchObject([
    {
      row: 2,
      reason:
        'The row has more cells than there are columns: “250”, “000”. Put a text or number with a separator in quotation marks.',
    },
  ]);
  expect(result.addedHomes).toMatchObject([{ number: '902', price: '1100000' }]);
});

test('a slip in one price asks about its column', () => {
  const { questions, isAnswered } = imported('Unit,Price\n901,850.000\n902,990.00\n903,725.000\n');
  expect(questions).toMatchObject([{ column: 'price', text: '850.000' }]);
  expect(isAnswered).toBe(false);
});

test('an area in two units is read once, and one of two different areas is refused', () => {
  const rows = [
    ['A1', '72.35㎡（21.88坪）'],
    ['A2', '755 sq ft / 70.1 m²'],
    ['A3', '72.35㎡（壁芯）'],
    ['A4', '72.35㎡（31.88坪）'],
  ];
  const result = importTable(rows, ['number', 'interior'], current);
  expect(result.addedHomes.map(({ interior }) => interior)).toEqual([
    '778.7689',
    '755',
    '778.7689',
  ]);
  expect(result.refused).toMatchObject([
    { reason: '“72.35㎡（31.88坪）” has two different areas.' },
  ]);
});

test('rows change homes, add homes or are refused with a reason', () => {
  const rows = [
    ['101', '¥240,000,000', 'sold', 'court'],
    ['102', '¥234,000,000', 'Sold', ''],
    ['501', '¥600,000,000', 'available', 'Sky house'],
    ['103', '1,47O', '', ''],
    ['', '¥1', '', ''],
    ['501', '¥1', '', ''],
  ];
  const result = importTable(rows, ['number', 'price', 'state', 'plan'], current);
  expect(result).toMatchObject({ changed: 2, newPlans: ['Sky house'] });
  expect(result.addedHomes).toMatchObject([{ number: '501', price: '600000000' }]);
  expect(result.changedCells.slice(0, 2)).toEqual([
    { home: '101', column: 'price', now: '232000000', next: '240000000' },
    { home: '101', column: 'state', now: 'available', next: 'sold' },
  ]);
  expect(result.refused.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
    '5: “1,47O” is not a number.',
    '6: No home number.',
    '7: 501 appears twice.',
  ]);
  expect(result.homes['h101']).toMatchObject({ price: '240000000', state: 'sold', plan: 'court' });
  expect(result.homes['h103']).toEqual(current.homes['h103']);
  expect(refusedCsv(['Unit', 'Price', 'State', 'Type'], result.refused)).toContain(
    '"103","1,47O","","","“1,47O” is not a number."',
  );
});

test('an exported table imports without changes', () => {
  const table = readDelimited(homesCsv(homeRows(current.homes), current.plans, 'sq-ft')).rows;
  const mapping = mapColumns(table[0] ?? []) ?? [];
  const result = importTable(table.slice(1), mapping, current);
  expect(result).toMatchObject({ same: 14, changed: 0, addedHomes: [], refused: [], newPlans: [] });
  expect(result.homes).toEqual(current.homes);
});

test('assigning a meaning to a column clears the column that had it', () => {
  expect(withColumn(['number', 'price', null], 2, 'price')).toEqual(['number', null, 'price']);
  expect(withColumn(['number', null, null], 2, null)).toEqual(['number', null, null]);
});

test('prices and areas with points between thousands are read by their column', () => {
  const { result, questions } = imported(
    'Home;Type;Floor;Price;Sq ft\r\nG101;Alpha;1;850.000;1.020\r\nG102;Alpha;1;1.250.000;1.100\r\n' +
      'G103;Alpha;2;€ 990.000;980\r\nG104;Alpha;2;790.500 €;980\r\n',
  );
  expect(questions).toMatchObject([{ column: 'interior', text: '1.020', suggested: ',' }]);
  expect(result.addedHomes.map(({ price, interior }) => [price, interior])).toEqual([
    ['850000', '1020'],
    ['1250000', '1100'],
    ['990000', '980'],
    ['790500', '980'],
  ]);
});

test('yen are read with any sign and in full-width digits', () => {
  const { result } = imported(
    'Home,Price\nJ601,"¥232,000,000"\nJ602,"￥232,000,000"\nJ603,２３２０００００\nJ604,"232,000,000円"\nJ605,2億3200万円\n',
  );
  expect(result.refused).toEqual([]);
  expect(result.addedHomes.map(({ price }) => price)).toEqual([
    '232000000',
    '232000000',
    '23200000',
    '232000000',
    '232000000',
  ]);
});

test('a column with two readings is asked about and not taken before', () => {
  const table = 'Home,Price\n901,850.000\n902,990.000\n';
  const asked = imported(table);
  expect(asked.isAnswered).toBe(false);
  expect(asked.questions).toEqual([
    { column: 'price', text: '850.000', readings: { '.': 850, ',': 850_000 } },
  ]);
  expect(asked.result.refused[0]?.reason).toBe(
    '“850.000” could be 850,000 or 850. Write 850000 or 850.',
  );
  const prices = ({ result }: typeof asked) => result.addedHomes.map(({ price }) => price);
  expect(prices(imported(table, { price: ',' }))).toEqual(['850000', '990000']);
  expect(prices(imported(table, { price: '.' }))).toEqual(['850', '990']);
});

test('the other columns suggest an answer only if it makes thousands of the number', () => {
  expect(suggestion('Home;Price;Sq ft\n901;1.250.000;1.020\n')).toBe(',');
  expect(suggestion('Home\tPrice\tSq ft\n901\t1,250,000\t1,020\n')).toBe('.');
  expect(suggestion('Home\tPrice\tSq ft\n901\t1,250,000\t1.020\n')).toBeUndefined();
  expect(suggestion('Home;Price;Sq ft\n901;1.250.000;1,020\n')).toBeUndefined();
});

test('a column that mixes both styles refuses the cells that it does not decide', () => {
  const { result, questions } = imported(
    'Home\tPrice\n901\t850.000\n902\t1,250,000\n903\t990,000\n904\t1.250.000\n',
  );
  expect(questions).toEqual([]);
  expect(result.refused.map(({ cells: [home] }) => home)).toEqual(['901', '903']);
  expect(result.addedHomes.map(({ price }) => price)).toEqual(['1250000', '1250000']);
});

test('each home keeps the area of its row, and an area of a type is not written over', () => {
  const { result } = imported(
    'Home,Type,Sq ft\n801,Loft,620\n802,Loft,755 sq ft\n803,court,"1,025"\n101,court,1010\n',
  );
  expect(result.addedHomes.map(({ interior }) => interior)).toEqual(['620', '755', '1025']);
  expect(result.plans['court']).toEqual(current.plans.court);
  expect(result.same).toBe(1);
  expect(Object.values(result.plans).find((plan) => plan?.name === 'Loft')).toEqual({
    name: 'Loft',
  });
});

test('a row whose rooms are not those of its type is refused, and rooms without a type are named', () => {
  const { result } = imported(
    'Home,Type,Bedrooms,Baths\n801,Loft,2,1\n802,Loft,3,1\n803,court,1,1.5\n804,,2,\n',
  );
  expect(result.refused.map(({ reason }) => reason)).toEqual([
    'Bedrooms: 3 here, 2 in floor plan “Loft”.',
    'Baths: 1.5 here, 1 in floor plan “One bedroom, court”.',
  ]);
  expect(result.roomless).toEqual(['804']);
});

test('floors with names are read', () => {
  const { result } = imported(
    'Home,Floor\nF0,PH\nF1,LPH2\nF2,G\nF3,Ground\nF4,12F\nF5,12/F\nF6,1st\nF7,-1\nF8,B1\nF9,M\nF10,４\nF11,3.0\nF12,2-3\n',
  );
  expect(result.refused).toEqual([]);
  expect(result.addedHomes.map(({ floor }) => floor).join(' ')).toBe(
    'PH LPH2 G G 12 12 1 -1 B1 M 4 3 2-3',
  );
});

test('an area is taken in the unit of its cell, of its heading or of the city', () => {
  const mapping = mapColumns(['Home', 'Area (m²)']) ?? [];
  expect(mapping).toEqual(['number', 'interior']);
  expect(areaUnitOfColumn(['Home', 'Area (m²)'], mapping)).toBe('m2');
  expect(areaUnitOfColumn(['Home', 'Area'], mapping)).toBeUndefined();
  const rows = [
    ['801', '70'],
    ['802', '70.55 m²'],
    ['803', '755 sq ft'],
    ['804', '21坪'],
  ];
  const result = importTable(rows, mapping, current, 'm2');
  expect(result.addedHomes.map(({ interior }) => interior)).toEqual([
    '753.4737',
    '759.3939',
    '755',
    '747.2467',
  ]);
  expect(result.addedHomes.map(({ interior }) => writtenArea(interior, 'm2'))).toEqual([
    '70',
    '70.55',
    '70.14',
    '69.42',
  ]);
  expect(result.refused).toEqual([]);
});

test('a table exported in square metres changes no area that was typed in square feet', () => {
  const homes = withCells(
    current.homes,
    [{ key: 'h101', column: 'interior', text: '1,023' }],
    current.plans,
    'sq-ft',
  );
  const csv = homesCsv(homeRows(homes), current.plans, 'm2');
  const table = readDelimited(csv).rows;
  expect(table[0]).toContain('m²');
  const mapping = mapColumns(table[0] ?? []) ?? [];
  const result = importTable(table.slice(1), mapping, { ...current, homes }, 'm2');
  expect(result).toMatchObject({ same: 14, changed: 0, refused: [] });
  const retyped = withCells(
    homes,
    [{ key: 'h101', column: 'interior', text: '95.04' }],
    current.plans,
    'm2',
  );
  expect(retyped['h101']?.interior).toBe('1023');
});

test('homes that an import takes off sale are named with their sentence', () => {
  const { result } = imported(
    'Home,State,Price,Sq ft\n101,Not released,232000000,1010\n104,Available,,\n',
  );
  const losses = findLosses(result.changedCells).map(({ label, cells }) => [
    label,
    cells.map(({ home }) => home),
  ]);
  expect(losses).toEqual([
    ['price will be removed', ['104']],
    ['home will no longer be released', ['101']],
  ]);
});

test('a pasted column is read by all its cells', () => {
  const keys = Object.keys(current.homes);
  const grid = { keys, columns: ['number', 'price', 'interior'] };
  const texts = [
    ['850.000', '1.020'],
    ['1.250.000', '92,5'],
  ];
  const next = withPasted(
    current.homes,
    grid,
    { row: 0, column: 'price' },
    texts,
    current.plans,
    'sq-ft',
  );
  expect(next['h101']).toMatchObject({ price: '850000', interior: '1020' });
  expect(next['h102']).toMatchObject({ price: '1250000', interior: '92.5' });
});

test.each(['en-CA', 'de-DE', 'fr-CA', 'nb-NO', 'de-CH'])(
  'in %s an exported table has the separator of its spreadsheets and imports without changes',
  (locale) => {
    onTestFinished(provideLocale(() => locale));
    const areas = Object.entries({ h101: '92.5', h102: '92.9030', h103: '1020' });
    const cells = areas.map(([key, text]) => ({ key, column: 'interior', text }));
    const homes = withCells(current.homes, cells, current.plans, 'sq-ft');
    expect(homes['h102']?.interior).toBe('92.9030');
    const csv = homesCsv(homeRows(homes), current.plans, 'sq-ft');
    expect(csv).toContain(/^en|CH$/.test(locale) ? '"Home","Floor plan"' : '"Home";"Floor plan"');
    const table = readDelimited(csv).rows;
    const result = importTable(table.slice(1), mapColumns(table[0] ?? []) ?? [], {
      ...current,
      homes,
    });
    expect(result).toMatchObject({ same: 14, changed: 0, addedHomes: [], refused: [] });
    expect(result.homes).toEqual(homes);
  },
);

function suggestion(text: string) {
  return imported(text).questions[0]?.suggested;
}

function imported(text: string, answers: ColumnAnswers = {}, currency = writtenCurrency(text)) {
  const { titles, rows, mapping } = findColumns(readDelimited(text).rows);
  const readings = readColumns(rows, mapping, answers, titles);
  const result = importRows(rows, mapping, current, {
    firstRow: 2,
    rules: readings.rules,
    areaUnit: areaUnitOfColumn(titles, mapping) ?? 'sq-ft',
    currency,
    priceTitle: titles?.[mapping.indexOf('price')],
  });
  return { ...readings, rows, mapping, result };
}

function writtenCurrency(text: string) {
  if (/[円¥￥]/.test(text)) return 'JPY';
  return text.includes('€') ? 'EUR' : 'CAD';
}

function importTable(
  rows: string[][],
  mapping: Mapping,
  into: Parameters<typeof importRows>[2],
  areaUnit: AreaUnit = 'sq-ft',
) {
  const { rules } = readColumns(rows, mapping, {});
  return importRows(rows, mapping, into, { firstRow: 2, rules, areaUnit, currency: 'JPY' });
}
