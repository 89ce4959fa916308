import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { findAreaUnit } from '../../residences/area-unit.ts';
import { sortedPlans } from '../../residences/residence-summary.ts';
import { areaTexts, unreleasedText } from '../../residences/residence-text.ts';
import { countHomes, priceText } from '../card/project-price.ts';
import type { ProjectDetail } from '../project.ts';
import { isSold } from '../project-status.ts';
import { isCompleted } from './project-completion.ts';
import { officeToday } from '../../../site/office-today.ts';

/** `From CAD 2,480,000`; for a sold-out project `All 48 homes sold`. */
export function sillPrice(project: ProjectDetail) {
  const { allSold, priceLater } = projectMessages().project;
  if (isSold(project.status)) return allSold(countHomes(project));
  return narrowAmounts(priceText(project) ?? priceLater);
}

/** `1,234 to 3,033 sq ft` in both units; undefined if no area is known. */
export function sillAreas(project: ProjectDetail) {
  const areas = sortedPlans(project.residences).flatMap((plan) => plan.areas ?? []);
  if (areas.length === 0) return undefined;
  return areaTexts([Math.min(...areas), Math.max(...areas)], findAreaUnit(project.city));
}

/** `17 of 64 homes left`, `Completion Winter 2027`: those that are known. */
export function remainingTexts(project: ProjectDetail) {
  const { completionDate } = project;
  const { completion, completed } = projectMessages().project;
  const write = isCompleted(project, officeToday()) ? completed : completion;
  return [leftText(project), completionDate && write(completionDate)].flatMap((text) => text || []);
}

/** `17 of 64 homes left`; null if unknown or sold out. */
export function leftText({ status, figures }: Pick<ProjectDetail, 'status' | 'figures'>) {
  if (!figures || isSold(status)) return null;
  const { ofHomesLeft } = projectMessages().project;
  return unreleasedText(figures) ?? ofHomesLeft(figures.left, figures.total);
}
