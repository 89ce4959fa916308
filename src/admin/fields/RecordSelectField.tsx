import type { FieldProps } from './Field.tsx';
import { useValue } from './fields-context.ts';
import { SelectField } from './SelectField.tsx';
import { useRecordChoice, type Listed, type RecordChoice } from './useRecordChoice.ts';

type RecordSelectFieldProps<Row> = FieldProps &
  RecordChoice<Row> & {
    getName: (record: Row) => string;
    /** The label of the empty option. */
    none: string;
    onChoose?: (value: string) => void;
  };

/** Chooses a record of another noun by its id. A deleted one stays chosen, since it may be restored. */
export function RecordSelectField<Row extends Listed>({
  noun,
  list,
  getName,
  hint,
  ...field
}: RecordSelectFieldProps<Row>) {
  const id = useValue(field.name);
  const { data, error } = useRecordChoice({ noun, list });
  const options = (data ?? []).map((record) => ({
    value: record.id,
    label:
      record.publication?.isPublic === false
        ? `${getName(record)} (not published)`
        : getName(record),
  }));
  const isMissing =
    typeof id === 'string' && id !== '' && !options.some(({ value }) => value === id);
  const missing = { value: String(id), label: data ? `Deleted ${noun.one}` : '…' };
  return (
    <SelectField
      {...field}
      hint={error?.message ?? hint}
      options={isMissing ? [missing, ...options] : options}
    />
  );
}
