import { DateField } from '../../admin/fields/dates/DateField.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import type { Values } from '../../admin/forms/values.ts';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import { currencyName, findCurrency } from '../residences/money.ts';

const units = [
  { value: 'percent', label: 'Percent of price' },
  { value: 'amount', label: 'Fixed amount' },
];

/** Until the unit is chosen, `10%` stays as it was typed. */
const readUnits = new Map<unknown, 'percent' | 'money'>([
  ['percent', 'percent'],
  ['amount', 'money'],
]);

const times = [
  { value: 'signing', label: 'On signing' },
  { value: 'days', label: 'Days after signing' },
  { value: 'date', label: 'On a date' },
  { value: 'milestone', label: 'At a milestone' },
];

/** Most are a percentage, and the first is due on signing. */
function newDeposit(last: Values | undefined) {
  return last ? { unit: last['unit'] ?? 'percent' } : { unit: 'percent', when: 'signing' };
}

export function TimelineFields() {
  return (
    <>
      <FieldSet
        title="Milestones"
        hint="In chronological order. A milestone with a completed date is shown as done."
      >
        <TextAreaField name="timeline.milestoneNote" label="Progress in one sentence" rows={2} />
        <RepeatableRows
          name="timeline.milestones"
          one="milestone"
          variant="open"
          nameIn="title"
          asideIn="planned"
        >
          {(row, prefix) => (
            <>
              <TextField
                name={`${row}.title`}
                label={`${prefix}Milestone`}
                width="third"
                isRequired
              />
              <TextField
                name={`${row}.planned`}
                label={`${prefix}Planned`}
                hint="For example, August 2027"
                width="third"
              />
              <DateField name={`${row}.done`} label={`${prefix}Completed on`} width="third" />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <FieldSet title="Deposits" hint="The rest is the balance due on completion.">
        <RepeatableRows
          name="timeline.deposits"
          one="deposit"
          variant="line"
          nameIn="value"
          isHeaded
          columns="6.5rem minmax(0, 1fr) minmax(0, 1fr)"
          blank={newDeposit}
        >
          {(row, prefix) => <DepositFields row={row} prefix={prefix} />}
        </RepeatableRows>
        <TextAreaField
          name="timeline.depositNote"
          label="Note below the deposits"
          hint="For example, who holds them in trust"
          rows={2}
        />
      </FieldSet>
    </>
  );
}

function DepositFields({ row, prefix }: { row: string; prefix: string }) {
  const isCompared = useFields().mode === 'comparison';
  const when = useValue(`${row}.when`);
  const unit = useValue(`${row}.unit`);
  const city = useValue('city');
  const milestones = useValue('timeline.milestones');
  const titles = (Array.isArray(milestones) ? (milestones as { title?: unknown }[]) : []).flatMap(
    ({ title }) => (typeof title === 'string' && title.trim() ? title.trim() : []),
  );
  const money = currencyName(findCurrency(typeof city === 'string' ? city : ''));
  return (
    <>
      <NumberField
        name={`${row}.value`}
        label={`${prefix}Amount`}
        hint={unit === 'amount' ? `In ${money}` : undefined}
        width="third"
        unit={readUnits.get(unit)}
        isDecimal
        isRequired
      />
      <SelectField
        name={`${row}.unit`}
        label={`${prefix}Unit`}
        options={units}
        none="Choose"
        width="third"
        isRequired
      />
      <SelectField
        name={`${row}.when`}
        label={`${prefix}When`}
        options={times}
        none="Choose"
        width="third"
        isRequired
      />
      {isCompared || when === 'days' ? (
        <NumberField
          name={`${row}.days`}
          label={`${prefix}Days after signing`}
          width="third"
          suffix="days"
        />
      ) : null}
      {isCompared || when === 'date' ? (
        <DateField name={`${row}.date`} label={`${prefix}Date`} width="third" />
      ) : null}
      {isCompared || when === 'milestone' ? (
        <SelectField
          name={`${row}.milestone`}
          label={`${prefix}Due at milestone`}
          options={[...new Set(titles)].map((title) => ({ value: title, label: title }))}
          none="Choose"
          width="third"
        />
      ) : null}
    </>
  );
}
