import { DateField } from '../../admin/fields/DateField.tsx';
import { useFields } from '../../admin/fields/fields-context.ts';
import { TextField } from '../../admin/fields/TextField.tsx';
import type { SiteSettings } from '../../site/settings-sections.ts';
import styles from './Settings.module.css';

const claims: Record<keyof SiteSettings['claims'], string> = {
  activeMembers: 'Active members',
  dealsPerYear: 'Deals a year',
  launchesPerYear: 'Launches a year',
  annualPresaleUnits: 'Annual presale units',
  annualVolume: 'Annual volume',
  joiningFee: 'Fee for joining',
};

export function ClaimsFields() {
  const { mode } = useFields();
  return Object.entries(claims).map(([name, title]) => {
    const prefix = mode === 'comparison' ? `${title}: ` : '';
    const fields = (
      <>
        <TextField name={`value.${name}.value`} label={`${prefix}Figure`} />
        <TextField name={`value.${name}.proof`} label={`${prefix}Proof`} />
        <DateField name={`value.${name}.lookAgain`} label={`${prefix}Look again`} />
      </>
    );
    if (mode === 'comparison') return fields;
    return (
      <div key={name} className={styles.claim} role="group" aria-label={title}>
        <b>{title}</b>
        {fields}
      </div>
    );
  });
}
