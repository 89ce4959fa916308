import { config } from 'zod';
import type { StoredRecord } from '../actions.ts';
import type { RecordFormProps } from '../screen.ts';
import { Comparison } from './Comparison.tsx';
import { EditForm } from './EditForm.tsx';

// The policy of these pages forbids what zod would compile.
config({ jitless: true });

export function RecordForm<Row extends StoredRecord>(props: RecordFormProps<Row>) {
  if (props.mode === 'form') return <EditForm {...props} />;
  const { valuesOf, mine, theirs, titles, children } = props;
  return (
    <Comparison mine={valuesOf(mine)} theirs={valuesOf(theirs)} titles={titles}>
      {children}
    </Comparison>
  );
}
