import { useQuery } from '@tanstack/react-query';
import type { Action, Publication, Refusal, StoredRecord } from '../../model/record.ts';
import type { Noun } from '../../model/noun.ts';
import { useRead } from '../actions/useAction.ts';

export type Listed = StoredRecord & { publication?: Publication };

/** The records of a noun from which a form chooses. */
export type RecordChoice<Row> = {
  noun: Noun;
  list: Action<undefined, Row[] | Refusal>;
};

/** Reads them once for all fields of a form. */
export function useRecordChoice<Row extends Listed>({ noun, list }: RecordChoice<Row>) {
  const read = useRead();
  return useQuery({
    queryKey: [noun.name, 'choice'],
    queryFn: () => read(list, undefined, noun.errors.fetch),
  });
}
