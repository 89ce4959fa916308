import { useQuery } from '@tanstack/react-query';
import type { Action, Publication, Refusal, StoredRecord } from '../../records/record.ts';
import type { Noun } from '../../records/noun.ts';
import { useRead } from '../session/SignInAgain.tsx';
import type { FieldProps } from './Field.tsx';
import { useValue } from './fields-context.ts';
import { SelectField } from './SelectField.tsx';

type Listed = StoredRecord & { publication?: Publication };

type RecordSelectFieldProps<Row> = FieldProps & {
  noun: Noun;
  list: Action<undefined, Row[] | Refusal>;
  getName: (record: Row) => string;
  /** The label of the empty option. */
  none: string;
};

/** Chooses a record of another noun by its id. A deleted one stays chosen, since it may be restored. */
export function RecordSelectField<Row extends Listed>({
  noun,
  list,
  getName,
  hint,
  ...field
}: RecordSelectFieldProps<Row>) {
  const read = useRead();
  const id = useValue(field.name);
  const { data, error } = useQuery({
    queryKey: [noun.name, 'choice'],
    queryFn: () => read(list, undefined, noun.errors.fetch),
  });
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
