import { rowFields } from '../../../../admin/rows/row-fields.ts';
import { Button } from '@mantine/core';
import { ChoicesField } from '../../../../admin/fields/ChoicesField.tsx';
import { DateField } from '../../../../admin/fields/dates/DateField.tsx';
import { useFields, useValue } from '../../../../admin/fields/fields-context.ts';
import { FieldGrid, FieldNote } from '../../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../../admin/fields/SelectField.tsx';
import { TextAreaField } from '../../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../../admin/fields/TextField.tsx';
import { useMember } from '../../../../admin/frame/member-context.ts';
import { daysAfter } from '../../../../lib/time/dates.ts';
import { officeToday } from '../../../../site/office-today.ts';
import {
  asksOf,
  filingPlaceholders,
  linePlaceholders,
  type RuleAsks,
  type RuleOf,
} from '../../../../site/settings/places.ts';
import type { SectionName } from '../../../../site/settings/sections.ts';
import { judgeCompany } from '../../../places/judge.ts';
import { sectionTitles } from '../../setting.ts';
import { Facts } from '../Facts.tsx';
import { LateSelectField } from '../LateSelectField.tsx';
import { LinePreview } from './LinePreview.tsx';
import styles from './Places.module.css';
import {
  applications,
  askLabels,
  detailLabels,
  expiryOptions,
  forces,
  notFiledOptions,
  slotOptions,
  subjectOptions,
} from './rule-options.ts';
import { languages } from './WordFields.tsx';

type RuleFieldsProps = { row: string; place: string; prefix: string };

/** Shows only what the rule needs. What is hidden keeps its value. */
export function RuleFields({ row, place, prefix }: RuleFieldsProps) {
  const isCompared = useFields().mode === 'comparison';
  const of = useValue(`${row}.of`) as RuleOf | undefined;
  const asks = useValue(`${row}.asks`) as RuleAsks | undefined;
  const fieldProps = rowFields(row, prefix, 'third');
  const needs = (...those: (RuleAsks | undefined)[]) => isCompared || those.includes(asks);
  const detailLabel = asks ? detailLabels[asks] : undefined;
  return (
    <FieldGrid>
      <TextField
        {...fieldProps('label', 'Label')}
        width="whole"
        hint="Names the rule in forms, for example “Disclosure statement filed on”"
        isRequired
      />
      <SelectField
        {...fieldProps('of', 'Asked of')}
        options={subjectOptions}
        none="Choose"
        isRequired
      />
      <SelectField
        {...fieldProps('asks', 'Asks for')}
        options={askOptions(of, asks)}
        none="Choose"
        isRequired
      />
      {needs('brokerage-word', 'photo-age', 'filing') && (
        <TextField {...fieldProps('detail', detailLabel ?? 'Detail')} isRequired />
      )}
      {asks === 'language' && (
        <LateSelectField
          {...fieldProps('detail', 'Language')}
          options={languages}
          none="Choose"
          isRequired
        />
      )}
      {(isCompared || of === 'project' || of === 'brokerage') && (
        <SelectField {...fieldProps('appliesTo', 'Applies to')} options={applications} />
      )}
      {(isCompared || !needs('line', undefined)) && (
        <SelectField {...fieldProps('force', 'Effect')} options={forces} />
      )}
      {needs('filing') && (
        <>
          <SelectField {...fieldProps('notFiled', 'If not filed yet')} options={notFiledOptions} />
          <SelectField {...fieldProps('atExpiry', 'When it expires')} options={expiryOptions} />
        </>
      )}
      {of === 'company' && <CompanyFinding row={row} place={place} />}
      <Facts names={offeredPlaceholders(asks)}>
        <TextAreaField
          {...fieldProps('line', 'Line for visitors')}
          width="whole"
          rows={2}
          hint="Type { to insert a fact, such as a licence number. A sentence whose fact is missing is not shown."
        />
      </Facts>
      <LinePreview row={row} place={place} />
      <ChoicesField
        {...fieldProps('shows', 'Where the line is shown')}
        width="whole"
        hint="Without a choice the line is not shown"
        options={slotOptions}
      />
      <TextField {...fieldProps('source', 'Source')} width="half" isRequired />
      <TextField {...fieldProps('sourceUrl', 'URL of the source')} width="half" type="url" />
      <DateField {...fieldProps('reviewedOn', 'Reviewed on')} />
      <TextField {...fieldProps('reviewedBy', 'Reviewed by')} />
      <DateField {...fieldProps('reviewAgain', 'Review again on')} />
      <ReviewedToday row={row} />
    </FieldGrid>
  );
}

function askOptions(of: RuleOf | undefined, current: RuleAsks | undefined) {
  const fitting: readonly RuleAsks[] = of && of in asksOf ? asksOf[of] : [];
  const asks = current && !fitting.includes(current) ? [...fitting, current] : fitting;
  return asks.map((value) => ({ value, label: askLabels[value] }));
}

/** Whether the company itself has what a saved rule asks for, with a link to where that is. */
function CompanyFinding({ row, place }: { row: string; place: string }) {
  const [ruleId, placeId] = [useValue(`${row}.id`), useValue(`${place}.id`)];
  const finding = judgeCompany().find(
    (one) => one.rule.id === ruleId && one.place.id === placeId && one.field !== '',
  );
  if (!finding) return null;
  const section = sectionTitles[finding.field.split('.')[0] as SectionName];
  return (
    <FieldNote>
      {finding.state === 'ready' ? 'The company has this. ' : 'The company lacks this. '}
      <a href={`#${finding.field.split('.')[0]}`}>{`Open ${section}`}</a>
    </FieldNote>
  );
}

/** The facts of a filing are known to its own rule. The default brokerage is a fact of the company. */
function offeredPlaceholders(asks: RuleAsks | undefined) {
  const ofFiling: readonly string[] = asks === 'filing' ? [] : filingPlaceholders;
  return linePlaceholders.filter((name) => name !== 'brokerage' && !ofFiling.includes(name));
}

/** Sets the day, the name of the editor, and a due review to next year. */
function ReviewedToday({ row }: { row: string }) {
  const fields = useFields();
  const { name, email } = useMember();
  if (fields.mode === 'comparison') return null;

  function review({ change, store }: Extract<typeof fields, { mode: 'form' }>) {
    const today = officeToday();
    const again = store.valueAt(`${row}.reviewAgain`);
    change(`${row}.reviewedOn`, today);
    change(`${row}.reviewedBy`, name || email);
    if (typeof again === 'string' && again <= today)
      change(`${row}.reviewAgain`, daysAfter(today, daysOfYear) ?? '');
  }

  return (
    <div className={styles.reviewed}>
      <Button variant="default" onClick={() => review(fields)}>
        Reviewed today
      </Button>
    </div>
  );
}

const daysOfYear = 365;
