import { Button } from '@mantine/core';
import { ChoicesField } from '../../../../admin/fields/ChoicesField.tsx';
import { DateField } from '../../../../admin/fields/DateField.tsx';
import { useFields, useValue } from '../../../../admin/fields/fields-context.ts';
import { FieldGrid } from '../../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../../admin/fields/SelectField.tsx';
import { TextAreaField } from '../../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../../admin/fields/TextField.tsx';
import { useMember } from '../../../../admin/frame/member-context.ts';
import { officeToday } from '../../../../site/office-today.ts';
import {
  asksOf,
  linePlaceholders,
  type RuleAsks,
  type RuleOf,
} from '../../../../site/settings-places.ts';
import { Facts } from '../Facts.tsx';
import { LateSelectField } from '../LateSelectField.tsx';
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
export function RuleFields({ row, prefix }: RuleFieldsProps) {
  const isCompared = useFields().mode === 'comparison';
  const of = useValue(`${row}.of`) as RuleOf | undefined;
  const asks = useValue(`${row}.asks`) as RuleAsks | undefined;
  const fieldProps = (name: string, label: string) => ({
    name: `${row}.${name}`,
    label: prefix + label,
    width: 'third' as const,
  });
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
        {...fieldProps('of', 'About')}
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
      {(isCompared || !needs('line', 'language', undefined)) && (
        <SelectField {...fieldProps('force', 'Force')} options={forces} />
      )}
      {needs('filing') && (
        <>
          <SelectField {...fieldProps('notFiled', 'If not filed yet')} options={notFiledOptions} />
          <SelectField {...fieldProps('atExpiry', 'When it expires')} options={expiryOptions} />
        </>
      )}
      <Facts names={linePlaceholders}>
        <TextAreaField {...fieldProps('line', 'Line for visitors')} width="whole" rows={2} />
      </Facts>
      <ChoicesField
        {...fieldProps('shows', 'Where the line is shown')}
        width="whole"
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

function ReviewedToday({ row }: { row: string }) {
  const fields = useFields();
  const { name, email } = useMember();
  if (fields.mode === 'comparison') return null;
  return (
    <Button
      variant="default"
      onClick={() => {
        fields.change(`${row}.reviewedOn`, officeToday());
        fields.change(`${row}.reviewedBy`, name || email);
      }}
    >
      Reviewed today
    </Button>
  );
}
