import { DateField } from '../../../admin/fields/dates/DateField.tsx';
import { useFields } from '../../../admin/fields/fields-context.ts';
import { TextField } from '../../../admin/fields/TextField.tsx';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import styles from '../Settings.module.css';

const claims: Record<keyof SiteSettings['claims'], string> = {
  activeMembers: 'Active members',
  dealsPerYear: 'Deals per year',
  launchesPerYear: 'Launches per year',
  annualPresaleUnits: 'Annual presale units',
  annualVolume: 'Annual volume',
  joiningFee: 'Joining fee',
};

export function ClaimsFields() {
  return Object.entries(claims).map(([name, title]) => (
    <ClaimFields key={name} path={`value.${name}`} title={title} />
  ));
}

function ClaimFields({ path, title }: { path: string; title: string }) {
  const isCompared = useFields().mode === 'comparison';
  const prefix = isCompared ? `${title}: ` : '';
  const fields = (
    <>
      <TextField name={`${path}.value`} label={`${prefix}Figure`} />
      <TextField name={`${path}.proof`} label={`${prefix}Source`} />
      <DateField name={`${path}.lookAgain`} label={`${prefix}Review on`} />
    </>
  );
  if (isCompared) return fields;
  return (
    <div className={styles.claim} role="group" aria-label={title}>
      <b>{title}</b>
      {fields}
    </div>
  );
}
