import { useMemo, useState } from 'react';
import { useField, useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { toCellText } from './home-cells.ts';
import { createHomesValidator, homeRows, isEmptyHome, type TypedHomes } from './home-rows.ts';
import { existingPlans, type TypedPlans } from '../typed-plans.ts';
import { findUnits } from '../area-unit.ts';

const noHomes: TypedHomes = {};
const noPlans: TypedPlans = {};

type Step = { homes: TypedHomes; plans: TypedPlans };

export type HomesForm = {
  homes: TypedHomes;
  plans: TypedPlans;
  presentPlans: ReturnType<typeof existingPlans>;
  rows: ReturnType<typeof homeRows>;
  errors: ReturnType<ReturnType<typeof createHomesValidator>>;
  units: ReturnType<typeof findUnits>;
  currency: ReturnType<typeof findUnits>['currency'];
  write: (homes: TypedHomes, plans?: TypedPlans) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  /** The homes that visitors see, if they differ. */
  publicHomes: TypedHomes | undefined;
  error: string | undefined;
};

/** The homes and plans of a form, with undo and redo. */
export function useHomes(): HomesForm {
  const fields = useFields();
  const homesField = useField('residences.homes');
  const plansField = useField('residences.plans');
  const homes = (useValue('residences.homes') as TypedHomes | undefined) ?? noHomes;
  const plans = (useValue('residences.plans') as TypedPlans | undefined) ?? noPlans;
  const city = toCellText(useValue('city'));
  const units = useMemo(() => findUnits(city), [city]);
  const [past, setPast] = useState<Step[]>([]);
  const [future, setFuture] = useState<Step[]>([]);
  const [latest, setLatest] = useState<Step>();
  const [validate] = useState(createHomesValidator);
  const presentPlans = useMemo(() => existingPlans(plans), [plans]);
  const rows = useMemo(() => homeRows(homes), [homes]);
  const error = homesField.mode === 'form' ? homesField.error : undefined;
  const errors = useMemo(() => {
    const all = validate(homes, presentPlans);
    // What nobody has typed in is not wrong before it is saved.
    for (const key of error ? [] : all.keys()) if (isEmptyHome(homes[key])) all.delete(key);
    return all;
  }, [validate, homes, presentPlans, error]);
  /** False after a change from elsewhere, such as a merge. Undo must not revert that. */
  const isOurs = latest?.homes === homes && latest.plans === plans;

  function apply(step: Step) {
    setLatest(step);
    if (step.homes !== homes && homesField.mode === 'form') homesField.change(step.homes);
    if (step.plans !== plans && plansField.mode === 'form') plansField.change(step.plans);
  }

  function write(nextHomes: TypedHomes, nextPlans = plans) {
    if (nextHomes === homes && nextPlans === plans) return;
    setPast([...(isOurs ? past : []), { homes, plans }].slice(-100));
    setFuture([]);
    apply({ homes: nextHomes, plans: nextPlans });
  }

  function goBack() {
    const step = isOurs ? past.at(-1) : undefined;
    if (!step) return;
    setPast(past.slice(0, -1));
    setFuture([...future, { homes, plans }]);
    apply(step);
  }

  function goForward() {
    const step = isOurs ? future.at(-1) : undefined;
    if (!step) return;
    setFuture(future.slice(0, -1));
    setPast([...past, { homes, plans }]);
    apply(step);
  }

  const publicValues = fields.mode === 'form' ? fields.publicly?.values : undefined;
  return {
    homes,
    plans,
    presentPlans,
    rows,
    errors,
    units,
    currency: units.currency,
    write,
    undo: goBack,
    redo: goForward,
    canUndo: isOurs && past.length > 0,
    publicHomes: publicValues && homesIn(publicValues),
    error,
  };
}

function homesIn(values: Record<string, unknown>) {
  const { homes } = Object(values['residences']) as { homes?: TypedHomes };
  return homes ?? noHomes;
}

/** The price range that visitors read instead of the homes' prices. The sheet does not need it. */
export function useWrittenPriceRange() {
  return toCellText(useValue('specifications.priceRange'));
}
