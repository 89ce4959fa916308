import { useValue } from '../../../../admin/fields/fields-context.ts';
import { countryName } from '../../../../lib/geo/countries.ts';
import { languageName } from '../../../../lib/text/languages.ts';
import { plural } from '../../../../lib/text/plural.ts';
import { officeToday } from '../../../../site/office-today.ts';
import { forces, treatments, wordForces } from './rule-options.ts';

type RuleValues = { force?: unknown; asks?: unknown; reviewAgain?: unknown };

/** Beside the name of a place: its country, and the reviews that are due. */
export function PlaceAside({ path }: { path: string }) {
  const country = useValue(`${path}.country`);
  const rules = useValue(`${path}.rules`);
  const rows = Array.isArray(rules) ? (rules as RuleValues[]) : [];
  const dueCount = rows.filter(isDue).length;
  return joinParts(
    typeof country === 'string' && country !== '' && countryName(country),
    plural(rows.length, '# rule', '# rules'),
    dueCount > 0 && plural(dueCount, '# review due', '# reviews due'),
  );
}

/** Beside the label of a rule: what it does, and whether its review is due. */
export function RuleAside({ path }: { path: string }) {
  const rule = (useValue(path) ?? {}) as RuleValues;
  const isLine = rule.asks === 'line';
  const force = forces.find(({ value }) => value === rule.force);
  return joinParts(isLine ? 'Line' : force?.label, isDue(rule) && 'review due');
}

/** Beside a word: its language, and what the rule says of it. */
export function WordAside({ path }: { path: string }) {
  const { language, treatment, force } = (useValue(path) ?? {}) as Record<string, unknown>;
  return joinParts(
    typeof language === 'string' && language !== '' && languageName(language),
    treatments.find(({ value }) => value === treatment)?.label.toLowerCase(),
    wordForces.find(({ value }) => value === force)?.label.toLowerCase(),
  );
}

function isDue({ reviewAgain }: RuleValues) {
  return typeof reviewAgain === 'string' && reviewAgain !== '' && reviewAgain <= officeToday();
}

function joinParts(...parts: (string | false | undefined)[]) {
  return parts.filter(Boolean).join(', ');
}
