import { partnerMessages } from '../../../messages/partners.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Partner } from '../partner.ts';
import {
  partnerChoices,
  type Choice,
  type PartnerFilter,
  type PartnerSearch,
} from './partner-search.ts';
import styles from './PartnerFilters.module.css';

type PartnerFiltersProps = { partners: readonly Partner[]; search: PartnerSearch };

/** One select for each filter in which partners differ. */
export function PartnerFilters({ partners, search }: PartnerFiltersProps) {
  const { form, labels } = partnerMessages().search;
  const choices = partnerChoices(partners);
  const filters = (['city', 'language', 'focus'] as const).filter(
    (filter) => choices[filter].length > 1 || search[filter] !== null,
  );
  if (filters.length === 0) return null;
  return (
    <search>
      <form className={styles.filters} action={paths.partners} aria-label={form} data-follow="">
        {filters.map((filter) => (
          <Filter
            key={filter}
            name={filter}
            label={labels[filter]}
            choices={choices[filter]}
            value={search[filter]}
          />
        ))}
        <span className={styles.go}>
          <Button type="submit" id="find-go" isNatural>
            {projectMessages().search.show}
          </Button>
        </span>
      </form>
    </search>
  );
}

type FilterProps = {
  name: PartnerFilter;
  label: string;
  choices: Choice[];
  value: string | null;
};

function Filter({ name, label, choices, value }: FilterProps) {
  return (
    <label className={styles.filter}>
      <span className="muted">{label}</span>
      <select className={styles.select} id={`find-${name}`} name={name} defaultValue={value ?? ''}>
        <option value="">{projectMessages().search.any}</option>
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value === choice.label ? undefined : choice.value}
          >
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
