import { useCallback } from 'react';
import { ZodObject, type ZodType } from 'zod';
import type { StoredRecord } from '../actions/actions.ts';
import type { RecordFormProps } from '../frame/screen.ts';
import { Comparison } from './Comparison.tsx';
import { EditForm } from './EditForm.tsx';
import { formValuesOf, type Values } from './values.ts';

export function RecordForm<Row extends StoredRecord>(props: RecordFormProps<Row>) {
  const { schema } = props;
  const ofSchema = useCallback((record: Row | undefined) => schemaValues(record, schema), [schema]);
  const valuesOf = props.valuesOf ?? ofSchema;
  if (props.mode === 'form') return <EditForm {...props} valuesOf={valuesOf} />;
  const { mine, theirs, titles, children } = props;
  return (
    <Comparison mine={valuesOf(mine)} theirs={valuesOf(theirs)} titles={titles}>
      {children}
    </Comparison>
  );
}

function schemaValues(record: object | undefined, schema: ZodType<object>): Values {
  return record && schema instanceof ZodObject ? formValuesOf(record, schema) : {};
}
