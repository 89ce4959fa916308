import type { ReactNode } from 'react';
import { CheckboxField } from '../../../admin/fields/CheckboxField.tsx';
import { DateField } from '../../../admin/fields/dates/DateField.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { goToNamedField } from '../../../admin/forms/go-to-field.ts';
import { valueAt } from '../../../admin/forms/values.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { legalMessages } from '../../../messages/legal.ts';
import { nounScreens } from '../../../site/paths.ts';
import type { RuleAsks } from '../../../site/settings/places.ts';
import { findBrokerage } from '../../../site/settings/sellers.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { PartnerRow } from '../../partners/partner.ts';
import { filingKey, type Finding } from '../../places/judge.ts';
import { RulesPanel } from '../../places/RulesPanel.tsx';
import { cityName } from '../project.ts';
import { filingField, tenures, transactions } from '../project-legal.ts';
import styles from './LegalFields.module.css';
import { noRulesText, rulesText } from './rules-text.ts';
import { LegalPreview } from './LegalPreview.tsx';
import { useProjectFindings } from './useProjectFindings.ts';

/** What the law asks of a project: its facts, how visitors see them, and what is missing. */
export function LegalFields() {
  const { findings, partner, project } = useProjectFindings();
  if (useFields().mode === 'comparison') {
    return (
      <>
        <MarketedFrom />
        <Facts findings={[]} />
      </>
    );
  }
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <PlaceSet project={project} />
        <SellerSet findings={findings} partner={partner} />
        <Facts findings={findings} />
        <LegalPreview project={project} partner={partner} />
      </div>
      <aside className={styles.panel} aria-label="What the place asks for">
        <RulesPanel findings={findings} empty={noRulesText(project)} />
      </aside>
    </div>
  );
}

type ProjectOfForm = ReturnType<typeof useProjectFindings>['project'];

function PlaceSet({ project }: { project: ProjectOfForm }) {
  const { city } = project;
  return (
    <FieldSet
      title="Place"
      hint="The place of the city on the first tab, and the one it is marketed from, decide what is asked for here."
    >
      <Known label="City">
        {city ? cityName(city) : 'None'}{' '}
        <button type="button" className={styles.link} onClick={() => goToNamedField('city')}>
          Change<span className="sr"> the city</span>
        </button>
      </Known>
      <Known label="Rules">{rulesText(project)}</Known>
      <MarketedFrom />
    </FieldSet>
  );
}

function MarketedFrom() {
  const { places, marketedFrom } = settings().places;
  const usual = places.find(({ id }) => id === marketedFrom);
  return (
    <SelectField
      name="legal.marketedFrom"
      label="Marketed from"
      hint="The rules of this place are asked for as well"
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
      none={usual ? `Default: ${usual.name}` : 'The place of the city'}
    />
  );
}

type SellerSetProps = { findings: readonly Finding[]; partner: PartnerRow | undefined };

/** Who markets the project, from the record of its partner and the settings. */
function SellerSet({ findings, partner }: SellerSetProps) {
  const brokerage = findBrokerage(partner);
  const from = partner && `From ${partner.name}’s own record.`;
  return (
    <FieldSet title="Who markets it">
      <Known
        label="Brokerage"
        askedBy={askers(findings, 'brokerage', 'brokerage-word')}
        hint={from}
      >
        {brokerage?.name ?? 'None'}
      </Known>
      <Known label="Brokerage licence number" askedBy={askers(findings, 'brokerage-licence')}>
        {brokerage?.licence ?? 'None'}
      </Known>
      <Known label="Partner named on the page">
        {partner ? (
          <a className={styles.link} href={`${nounScreens.partners}?edit=${partner.id}`}>
            {partner.name}
          </a>
        ) : (
          'None (office only)'
        )}{' '}
        <button type="button" className={styles.link} onClick={() => goToNamedField('partnerId')}>
          Change<span className="sr"> the partner</span>
        </button>
      </Known>
      {partner ? (
        <Known label="Partner’s licence number" hint={from}>
          {partner.licenceNumber ?? 'None'}
        </Known>
      ) : null}
    </FieldSet>
  );
}

type KnownProps = {
  label: string;
  askedBy?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
};

/** A fact that is changed elsewhere. */
function Known({ label, askedBy, hint, children }: KnownProps) {
  return (
    <div className={styles.known}>
      <p className={styles.label}>
        {label}
        {askedBy ? <span className={styles.asks}>{askedBy}</span> : null}
      </p>
      <p>{children}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  );
}

/** The fields that a place asks for, and those with a value. */
function Facts({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <SaleSet findings={findings} />
      {useFilingKeys(findings).map((key) => (
        <FilingSet key={key} of={key} finding={findings.find((one) => keyOf(one) === key)} />
      ))}
    </>
  );
}

const tenureOptions = tenures.map((value) => ({
  value,
  label: capitalised(legalMessages().tenures[value] ?? value),
}));

const transactionOptions = transactions.map((value) => ({
  value,
  label: capitalised(legalMessages().transactions[value] ?? value),
}));

const saleFields: { name: string; asks: RuleAsks }[] = [
  { name: 'vendor', asks: 'vendor' },
  { name: 'vendorLicence', asks: 'vendor-licence' },
  { name: 'depositHolder', asks: 'deposit-holder' },
  { name: 'tenure', asks: 'tenure' },
  { name: 'transaction', asks: 'transaction' },
];

function SaleSet({ findings }: { findings: readonly Finding[] }) {
  const isFilled = useIsFilled();
  const props = new Map(
    saleFields.flatMap(({ name, asks }) => {
      const askedBy = askers(findings, asks);
      const path = `legal.${name}`;
      return askedBy || isFilled(path) ? [[name, { name: path, askedBy }] as const] : [];
    }),
  );
  if (props.size === 0) return null;
  const fields = [
    { name: 'vendor', label: 'Vendor', hint: 'The registered name of whoever sells the homes' },
    { name: 'vendorLicence', label: 'Vendor’s licence number' },
    { name: 'depositHolder', label: 'Deposits held by', hint: 'For example, the notary' },
    {
      name: 'tenure',
      label: 'Tenure',
      options: tenureOptions,
      hint: 'How the land is owned by who buys a home',
    },
    {
      name: 'transaction',
      label: 'Form of transaction',
      options: transactionOptions,
      hint: 'Whether who markets the homes sells them, or acts for the seller',
    },
  ];
  return (
    <FieldSet title="Vendor and terms">
      {fields.map(({ name, options, ...field }) => {
        const own = props.get(name);
        if (!own) return null;
        return options ? (
          <SelectField key={name} {...field} {...own} options={options} none="Not entered" />
        ) : (
          <TextField key={name} {...field} {...own} />
        );
      })}
    </FieldSet>
  );
}

type FilingSetProps = { of: string; finding: Finding | undefined };

/** One filing. Without a finding no place of the project asks for it. */
function FilingSet({ of: key, finding }: FilingSetProps) {
  const isCompared = useFields().mode === 'comparison';
  const { place, rule } = finding ?? findRule(key) ?? {};
  const title = rule?.detail ?? key;
  const askedBy = finding && finding.state !== 'not-asked' ? finding.place.name : undefined;
  const labels = (label: string) => (isCompared ? `${title}: ${label}` : label);
  const notFiled =
    rule?.notFiled === 'limited'
      ? 'Not filed yet: publish without prices and without the form'
      : `Not filed yet: ${place?.name ?? 'the place'} does not let it be published`;
  return (
    <FieldSet
      title={title}
      hint={
        askedBy
          ? 'The document that is filed with the regulator before homes are sold'
          : 'Not asked for here. Clear what is not needed.'
      }
    >
      <DateField name={filingField(key, 'filedOn')} label={labels('Filed on')} askedBy={askedBy} />
      <TextField name={filingField(key, 'number')} label={labels('Number')} />
      <DateField
        name={filingField(key, 'amendedOn')}
        label={labels('Latest amendment filed on')}
        hint="Optional"
      />
      <DateField
        name={filingField(key, 'expiresOn')}
        label={labels('Expires on')}
        hint="Optional. Valid until the end of that day"
      />
      <CheckboxField name={filingField(key, 'isNotFiled')} label={labels(notFiled)} />
    </FieldSet>
  );
}

/** The filings that are asked for, then the others with a value. */
function useFilingKeys(findings: readonly Finding[]) {
  const isFilled = useIsFilled();
  const fields = useFields();
  const stored = useValue('legal.filings');
  const sides =
    fields.mode === 'comparison'
      ? [valueAt(fields.mine, 'legal.filings'), valueAt(fields.theirs, 'legal.filings')]
      : [valueAt(fields.saved, 'legal.filings'), stored];
  const asked = findings
    .filter(({ rule, state }) => rule.asks === 'filing' && state !== 'not-asked')
    .map(keyOf);
  const others = sides
    .flatMap((filings) => Object.keys(Object(filings) as object))
    .filter((key) => isFilled(`legal.filings.${key}`));
  return [...new Set([...asked, ...others])];
}

/** Tells what has a value, or had one when the form was opened. */
function useIsFilled() {
  const fields = useFields();
  const legal = useValue('legal');
  if (fields.mode === 'comparison') return () => true;
  return (path: string) =>
    hasValue(valueAt({ legal }, path)) || hasValue(valueAt(fields.saved, path));
}

function hasValue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasValue);
  return Boolean(value);
}

/** The names of the places that ask for one of these. */
function askers(findings: readonly Finding[], ...asks: RuleAsks[]) {
  const places = findings
    .filter(({ rule, state }) => asks.includes(rule.asks) && state !== 'not-asked')
    .map(({ place }) => place.name);
  return [...new Set(places)].join(', ') || undefined;
}

function keyOf({ place, rule }: Finding) {
  return filingKey(place, rule);
}

function findRule(key: string) {
  for (const place of settings().places.places) {
    const rule = place.rules.find((one) => filingKey(place, one) === key);
    if (rule) return { place, rule };
  }
  return undefined;
}
