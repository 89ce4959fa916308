import { useCallback } from 'react';
import { ZodObject, type ZodType } from 'zod';
import type { StoredRecord } from '../actions/actions.ts';
import type { RecordFormProps } from '../frame/screen.ts';
import { Comparison } from './Comparison.tsx';
import { EditForm } from './EditForm.tsx';
import { toFormValues, type Values } from './values.ts';

export function RecordForm<Row extends StoredRecord>(props: RecordFormProps<Row>) {
  const { schema } = props;
  const ofSchema = useCallback((record: Row | undefined) => schemaValues(record, schema), [schema]);
  const toValues = props.toValues ?? ofSchema;
  if (props.mode === 'form') return <EditForm {...props} toValues={toValues} />;
  const { mine, theirs, titles, children } = props;
  return (
    <Comparison mine={toValues(mine)} theirs={toValues(theirs)} titles={titles}>
      {children}
    </Comparison>
  );
}

function schemaValues(record: object | undefined, schema: ZodType<object>): Values {
  return record && schema instanceof ZodObject ? toFormValues(record, schema) : {};
}
