import { moneyText, type Currency } from '../residences/money.ts';
import { plansOf } from '../residences/residence-figures.ts';
import type { Residences } from '../residences/residence.ts';
import { homesForSale } from './deposit-question.ts';

type HomeOptionsProps = { residences: Residences; currency: Currency };

/** The homes for sale, grouped by plan. Homes without a plan come last. */
export function HomeOptions({ residences, currency }: HomeOptionsProps) {
  const plans = plansOf(residences);
  const names = new Map(plans.map(({ key, name }) => [key, name]));
  const byPlan = Map.groupBy(homesForSale(residences), ({ plan }) =>
    names.has(plan ?? '') ? plan : null,
  );
  return [...names.keys(), null].map((plan) => {
    const options = byPlan.get(plan)?.map(({ key, number, price }) => (
      <option key={key} value={number}>
        {number}, {moneyText(price ?? 0, currency)}
      </option>
    ));
    if (!options || plan === null) return options;
    return (
      <optgroup key={plan} label={names.get(plan)}>
        {options}
      </optgroup>
    );
  });
}
