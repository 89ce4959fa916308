import { Button } from '@mantine/core';
import { lazy, Suspense, type ComponentType } from 'react';
import { Alert } from '../Alert.tsx';
import type { StoredRecord } from '../actions.ts';
import { fetchLate } from '../fetch-late.ts';
import { Loading } from '../Loading.tsx';
import type { FormProps, Prepared } from '../screen.ts';

/** A pointer crosses many rows while there is no connection. */
const tryAgainMs = 5_000;

/** A form that is fetched when it is first shown, or `prepare` is called. */
export function lateForm<Row extends StoredRecord>(
  load: () => Promise<ComponentType<FormProps<Row>>>,
): ComponentType<FormProps<Row>> & Prepared {
  const Form = lazy(async () => ({
    default: await fetchLate<ComponentType<FormProps<Row>>>(load, MissingForm),
  }));

  let prepared: Promise<unknown> | undefined;

  function Shown(props: FormProps<Row>) {
    return (
      <Suspense fallback={<Loading>Loading form...</Loading>}>
        <Form {...props} />
      </Suspense>
    );
  }

  return Object.assign(Shown, {
    prepare() {
      // Each import looks through the whole page for what is loaded already.
      prepared ??= load().catch(() => {
        setTimeout(() => (prepared = undefined), tryAgainMs);
      });
    },
  });
}

/** Shown when a form could not be loaded, such as after a new release under an open page. */
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
