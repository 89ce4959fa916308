import { Button } from '@mantine/core';
import { lazy, Suspense, useContext, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
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
    const beside = useContext(PreviewSlot);
    const fallback = (
      <>
        <Loading>Loading form...</Loading>
        {/* The space of the preview, which forms with drafts have. */}
        {beside && props.mode === 'form' && props.noun.hasDrafts && createPortal(<div />, beside)}
      </>
    );
    return (
      <Suspense fallback={fallback}>
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
