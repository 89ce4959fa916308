/** The plans of a form by key. A deleted plan is null, so that a merge sees the deletion. */
export type TypedPlans = Record<string, TypedPlan | null>;

export type TypedPlan = { name: string; interior?: unknown; [part: string]: unknown };

export function existingPlans(plans: TypedPlans): Record<string, TypedPlan> {
  return Object.fromEntries(
    Object.entries(plans).flatMap(([key, plan]) => (plan ? [[key, plan]] : [])),
  );
}
