import type { Image } from '../../../lib/media/image-url.ts';
import { sortedPlans, type PlanSummary } from '../residence-summary.ts';
import { isSoldOut } from '../residence-text.ts';
import type { Residences } from '../residence.ts';

/** The plan that is open when the page loads. */
export function openedPlan(residences: Residences, pictures: Record<string, Image>) {
  return sortedPlans(residences).find((plan) => isExpandable(plan, pictures));
}

export function isExpandable(plan: PlanSummary, pictures: Record<string, Image>) {
  return plan.available.length > 0 || (plan.key in pictures && !isSoldOut(plan));
}
