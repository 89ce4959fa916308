import { DateField } from '../../admin/fields/DateField.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import { currencyName, currencyOf } from '../residences/money.ts';

const units = [
  { value: 'percent', label: 'Per cent of the price' },
  { value: 'amount', label: 'An amount' },
];

const times = [
  { value: 'signing', label: 'On signing' },
  { value: 'days', label: 'Days after signing' },
  { value: 'date', label: 'On a day' },
  { value: 'milestone', label: 'At a milestone' },
];

export function TimelineFields() {
  return (
    <>
      <FieldSet
        title="Milestones"
        hint="In their order. What has a day under Done is shown as reached."
      >
        <TextAreaField
          name="timeline.milestoneNote"
          label="How far it is, in a sentence"
          rows={2}
        />
        <RepeatableRows
          name="timeline.milestones"
          one="milestone"
          look="open"
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
                hint="Such as August 2027"
                width="third"
              />
              <DateField name={`${row}.done`} label={`${prefix}Done`} width="third" />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <FieldSet title="Deposits" hint="What is left is the balance, on completion.">
        <RepeatableRows
          name="timeline.deposits"
          one="deposit"
          look="open"
          nameIn="value"
          asideIn="unit"
        >
          {(row, prefix) => <DepositFields row={row} prefix={prefix} />}
        </RepeatableRows>
        <TextAreaField
          name="timeline.depositNote"
          label="Note under the deposits"
          hint="Such as who holds them in trust"
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
  const money = currencyName(currencyOf(typeof city === 'string' ? city : ''));
  return (
    <>
      <NumberField
        name={`${row}.value`}
        label={`${prefix}How much`}
        hint={unit === 'amount' ? `In ${money}` : undefined}
        width="third"
        isDecimal
        isRequired
      />
      <SelectField
        name={`${row}.unit`}
        label={`${prefix}Of what`}
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
        <NumberField name={`${row}.days`} label={`${prefix}Days after signing`} width="third" />
      ) : null}
      {isCompared || when === 'date' ? (
        <DateField name={`${row}.date`} label={`${prefix}Day`} width="third" />
      ) : null}
      {isCompared || when === 'milestone' ? (
        <SelectField
          name={`${row}.milestone`}
          label={`${prefix}Milestone of the deposit`}
          options={[...new Set(titles)].map((title) => ({ value: title, label: title }))}
          none="Choose"
          width="third"
        />
      ) : null}
    </>
  );
}
