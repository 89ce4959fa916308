import { useMemo, useState } from 'react';
import { useField, useFields, useValue } from '../../admin/fields/fields-context.ts';
import { textOf } from './home-cells.ts';
import { homeRows, makeErrorsOf, type TypedHomes } from './home-rows.ts';
import { planNames, type TypedPlans } from './typed-plans.ts';
import { currencyOf } from './money.ts';

const noHomes: TypedHomes = {};
const noPlans: TypedPlans = {};

type Step = { homes: TypedHomes; plans: TypedPlans };

/** The homes and plans of a form, and what was done to them, one step after the other. */
export function useHomes() {
  const fields = useFields();
  const homesField = useField('residences.homes');
  const plansField = useField('residences.plans');
  const homes = (useValue('residences.homes') as TypedHomes | undefined) ?? noHomes;
  const plans = (useValue('residences.plans') as TypedPlans | undefined) ?? noPlans;
  const currency = currencyOf(textOf(useValue('city')));
  const [past, setPast] = useState<Step[]>([]);
  const [future, setFuture] = useState<Step[]>([]);
  const [latest, setLatest] = useState<Step>();
  const [errorsOf] = useState(makeErrorsOf);
  const presentPlans = useMemo(() => planNames(plans), [plans]);
  const rows = useMemo(() => homeRows(homes), [homes]);
  const errors = useMemo(() => errorsOf(homes, presentPlans), [errorsOf, homes, presentPlans]);
  /** What was brought in from elsewhere meanwhile is not undone with steps of ours. */
  const isOurs = latest?.homes === homes && latest.plans === plans;

  function put(step: Step) {
    setLatest(step);
    if (step.homes !== homes && homesField.mode === 'form') homesField.change(step.homes);
    if (step.plans !== plans && plansField.mode === 'form') plansField.change(step.plans);
  }

  function write(nextHomes: TypedHomes, nextPlans = plans) {
    if (nextHomes === homes && nextPlans === plans) return;
    setPast([...(isOurs ? past : []), { homes, plans }].slice(-100));
    setFuture([]);
    put({ homes: nextHomes, plans: nextPlans });
  }

  function goBack() {
    const step = isOurs ? past.at(-1) : undefined;
    if (!step) return;
    setPast(past.slice(0, -1));
    setFuture([...future, { homes, plans }]);
    put(step);
  }

  function goForward() {
    const step = isOurs ? future.at(-1) : undefined;
    if (!step) return;
    setFuture(future.slice(0, -1));
    setPast([...past, { homes, plans }]);
    put(step);
  }

  const shown = fields.mode === 'form' ? fields.publicly?.values : undefined;
  return {
    homes,
    plans,
    presentPlans,
    rows,
    errors,
    currency,
    write,
    undo: goBack,
    redo: goForward,
    canUndo: isOurs && past.length > 0,
    publicHomes: shown && homesIn(shown),
    error: homesField.mode === 'form' ? homesField.error : undefined,
  };
}

function homesIn(values: Record<string, unknown>) {
  const { homes } = Object(values['residences']) as { homes?: TypedHomes };
  return homes ?? noHomes;
}

/** The price that visitors read instead of those of homes. Apart from {@link useHomes}: the sheet needs nothing of it. */
export function useWrittenPriceRange() {
  return textOf(useValue('specifications.priceRange'));
}
