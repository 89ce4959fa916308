import { Button } from '@mantine/core';
import { lazy, Suspense, useContext, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { Noun } from '../../model/noun.ts';
import { Alert } from '../feedback/Alert.tsx';
import type { StoredRecord } from '../actions/actions.ts';
import { fetchLate } from '../actions/fetch-late.ts';
import { Loading } from '../feedback/Loading.tsx';
import type { FormProps, Prepared } from '../frame/screen.ts';
import { PreviewSlot } from '../preview/preview-slot.ts';

/** The pointer may cross many rows while there is no connection. */
const tryAgainMs = 5_000;

/** A form that is loaded when it is first rendered, or when `prepare` is called. */
export function lazyForm<Row extends StoredRecord>(
  load: () => Promise<ComponentType<FormProps<Row>>>,
): ComponentType<FormProps<Row>> & Prepared {
  const Form = lazy(async () => ({
    default: await fetchLate<ComponentType<FormProps<Row>>>(load, MissingForm),
  }));

  let loading: Promise<unknown> | undefined;

  function LateForm(props: FormProps<Row>) {
    return (
      <Suspense
        fallback={
          <LoadingForm noun={props.mode === 'form' ? props.noun : undefined}>
            Loading form...
          </LoadingForm>
        }
      >
        <Form {...props} />
      </Suspense>
    );
  }

  return Object.assign(LateForm, {
    prepare() {
      // Each import searches the whole page for modules that are already loaded.
      loading ??= load().catch(() => {
        setTimeout(() => (loading = undefined), tryAgainMs);
      });
    },
  });
}

type LoadingFormProps = { noun: Noun | undefined; children: string };

/** Has the layout of the form. Records with drafts have a preview beside it. */
export function LoadingForm({ noun, children }: LoadingFormProps) {
  const beside = useContext(PreviewSlot);
  return (
    <>
      <Loading>{children}</Loading>
      {beside && noun?.hasDrafts && createPortal(<div />, beside)}
    </>
  );
}

/** Shown if a form could not be loaded, for example after a new release while the page was open. */
function MissingForm() {
  return (
    <div>
      <Alert>The form could not be loaded.</Alert>
      <Button variant="default" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
