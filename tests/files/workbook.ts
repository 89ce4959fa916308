import { writeZip } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Parts = {
  /** The XML of the rows of its first sheet. */
  rows: string;
  /** The XML of its shared texts. */
  shared?: string;
  /** Where the sheet is. */
  place?: string;
  /** The XML of the rows of further sheets, by their names. */
  others?: Record<string, string>;
};

/** The smallest workbook that Excel opens. */
export function workbook(parts: Parts): Buffer {
  const { rows, shared, place = 'worksheets/sheet1.xml', others = {} } = parts;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const sheets = [
    { name: 'One', xml: rows, at: place },
    ...Object.entries(others).map(([name, xml]) => ({ name, xml, at: `worksheets/${name}.xml` })),
  ];
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`,
  );
  const related = sheets.map(({ at: target }, at) =>
    relation(`sheet${at + 1}`, 'worksheet', target),
  );
  if (shared !== undefined) related.push(relation('shared', 'sharedStrings', 'sharedStrings.xml'));
  const xmls: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}</Relationships>`,
    ...(shared !== undefined && { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>` }),
  };
  for (const { xml, at } of sheets)
    xmls[`xl/${at}`] = `<worksheet xmlns="${main}"><sheetData>${xml}</sheetData></worksheet>`;
  const files = Object.entries(xmls).map(([name, xml]) => [name, Buffer.from(xml)]);
  return writeZip(Object.fromEntries(files) as Record<string, Buffer>);
}
