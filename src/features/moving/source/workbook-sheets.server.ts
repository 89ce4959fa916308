import { SaxesParser } from 'saxes';
import type { Inspector } from './unzip.server.ts';
import { inspectCells } from './workbook-cells.ts';

const lists = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];

/** Inspects the parts of a workbook, and says which sheets hold something besides the first one. */
export function inspectSheets(name: string) {
  const sheets: { title: string; relation: string }[] = [];
  const places = new Map<string, string>();
  const filled = new Set<string>();

  function readTag(element: string, attributes: Record<string, string>) {
    if (element === 'Relationship') {
      const { Id = '', Target = '' } = attributes;
      places.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    }
    const { name: title = '' } = attributes;
    if (element !== 'sheet' || title === '') return;
    const [, relation = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
    sheets.push({ title, relation });
  }

  function newInspector(part: string): Inspector {
    const inspect = inspectCells(name, () => filled.add(part));
    if (!lists.includes(part)) return inspect;
    const parser = new SaxesParser();
    const decoder = new TextDecoder();
    // The reader of workbooks refuses what is damaged.
    parser.on('error', () => undefined);
    parser.on('opentag', (tag) => readTag(tag.name.replace(/^.*:/, ''), tag.attributes));
    return (bytes) => {
      inspect(bytes);
      parser.write(decoder.decode(bytes, { stream: true }));
    };
  }

  function listOthers() {
    const others = sheets.slice(1).filter(({ relation }) => filled.has(places.get(relation) ?? ''));
    return others.map(({ title }) => title);
  }

  return { newInspector, listOthers };
}
