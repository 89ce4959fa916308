import { writeZip } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Parts = {
  /** The XML of the rows of its only sheet. */
  rows: string;
  /** The XML of its shared texts. */
  shared?: string;
  /** Where the sheet is. */
  place?: string;
};

/** The smallest workbook that Excel opens. */
export function workbook({ rows, shared, place = 'worksheets/sheet1.xml' }: Parts): Buffer {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'worksheet', place)}${shared === undefined ? '' : relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    [`xl/${place}`]: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...(shared !== undefined && { 'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>` }),
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]);
  return writeZip(Object.fromEntries(files) as Record<string, Buffer>);
}
