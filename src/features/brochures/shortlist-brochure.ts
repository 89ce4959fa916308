import { itemsInLine } from '../../lib/text/in-line.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { cityName } from '../projects/project.ts';
import { compareFacts } from '../shortlist/compare-facts.ts';
import { comparedFacts } from '../shortlist/project-facts.ts';
import type { Brochure } from './brochure.ts';
import { withForeignTexts } from './foreign-texts.ts';
import { brochureFrame, brochurePart, listSellers, type Described } from './project-brochure.ts';

/** Of each project. */
const maxDrawings = 1;

/** The brochure of a shortlist: the comparison, then the pages of each project. */
export function shortlistBrochure(sources: Described[], url: string, now: Date): Brochure {
  const projects = sources.map(({ project }) => project);
  const messages = shortlistMessages();
  const names = projects.map(({ title }) => title);
  const cities = [...new Set(projects.map(({ city }) => cityName(city)))];
  const rows = compareFacts(projects.map((project) => comparedFacts(project)));
  const parts = sources.map((source) => brochurePart(source, now, maxDrawings));
  return withForeignTexts({
    ...brochureFrame(projects[0]?.city ?? '', url, now),
    title: messages.brochureTitle(itemsInLine(names)),
    cover: {
      name: names.length === 1 ? (names[0] ?? '') : messages.projects(names.length),
      kind: messages.headTitle,
      place: itemsInLine(cities),
      lead: itemsInLine(names),
      facts: [],
      image: parts.find(({ image }) => image)?.image ?? null,
      sellers: listSellers(parts),
    },
    compared: {
      names,
      rows: rows.map(({ label, cells }) => ({ label, texts: cells.map(({ text }) => text) })),
    },
    projects: parts,
  });
}
