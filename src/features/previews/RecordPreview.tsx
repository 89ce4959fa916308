import { useCallback, useState } from 'react';
import type { z } from 'zod';
import type { StoredRecord } from '../../admin/actions/actions.ts';
import { withoutEmpty, type Values } from '../../admin/forms/values.ts';
import { PreviewPane } from '../../admin/preview/PreviewPane.tsx';
import type { FormProps } from '../../admin/frame/screen.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { useMay } from '../../admin/frame/member-context.ts';
import type { Noun } from '../../model/noun.ts';
import { SharePreviewDialog } from './SharePreviewDialog.tsx';

type RecordPreviewProps<Row extends StoredRecord> = FormProps<Row> & {
  schema: z.ZodType<object>;
  /** The function with which the form makes its input. */
  toInput?: (values: Values) => object;
};

/** Previews the public page of the record in a form while the editor types. */
export function RecordPreview<Row extends StoredRecord>(props: RecordPreviewProps<Row>) {
  const { schema, toInput } = props;
  const makeInput = useCallback(
    (values: Values) => {
      const filledValues = withoutEmpty(values);
      return schema.safeParse(toInput ? toInput(filledValues) : filledValues).data;
    },
    [schema, toInput],
  );
  if (props.mode !== 'form') return null;
  const { noun, record, name = `the new ${noun.one}` } = props;
  return (
    <PreviewPane
      address={paths.adminPreview(noun.name, record?.id)}
      title={name}
      makeInput={makeInput}
    >
      {record && <SharePreview noun={noun} id={record.id} />}
    </PreviewPane>
  );
}

/** Shares a saved record with people who have no account, for a limited time. */
function SharePreview({ noun, id }: { noun: Noun; id: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('media')) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<AdminIcon name="link" />}
        onClick={() => setOpen(true)}
      >
        Share preview link…
      </Button>
      {isOpen && <SharePreviewDialog noun={noun} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
