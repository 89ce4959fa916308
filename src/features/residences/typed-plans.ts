/** Plans in a form, by their keys. One that was taken out is null, so that a merge sees it. */
export type TypedPlans = Record<string, TypedPlan | null>;

export type TypedPlan = { name: string; [part: string]: unknown };

/** The plans that were not taken out. */
export function planNames(plans: TypedPlans): Record<string, TypedPlan> {
  return Object.fromEntries(
    Object.entries(plans).flatMap(([key, plan]) => (plan ? [[key, plan]] : [])),
  );
}
