import { FieldGroup } from '../../../admin/fields/FieldGrid.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';

type BudgetsProps = { name: 'partnerBudgets' | 'projectBudgets'; title: string };

/** The budgets that visitors choose from. Enquiries keep the text that was chosen. */
export function Budgets({ name, title }: BudgetsProps) {
  return (
    <FieldGroup title={title}>
      <RepeatableRows name={`value.${name}`} one="budget" look="line" nameIn="budget" isHeaded>
        {(row, prefix) => (
          <TextField name={`${row}.budget`} label={`${prefix}Budget`} isRequired width="whole" />
        )}
      </RepeatableRows>
    </FieldGroup>
  );
}
