import { locale } from '../../lib/locale.ts';
import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState, type ReactNode } from 'react';
import { makeId } from '../../admin/forms/make-id.ts';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { plural } from '../../lib/plural.ts';
import { addressesKey } from './address-screen.ts';
import styles from './Addresses.module.css';
import { notFoundErrors, shownDays, type NotFoundPath } from './not-found.ts';
import { redirectErrors } from './redirect.ts';
import { useRemoval } from './useRemoval.ts';

type NotFoundPathsProps = { people: NotFoundPath[]; robots: NotFoundPath[] };

export function NotFoundPaths({ people, robots }: NotFoundPathsProps) {
  return (
    <section className={styles.section} aria-labelledby="not-found">
      <h2 id="not-found">Pages not found, last {shownDays} days</h2>
      {people.length === 0 ? (
        <p className={styles.empty}>No missing pages.</p>
      ) : (
        <ul className={styles.rows}>
          {people.map((row) => (
            <RedirectForm key={row.path} row={row} />
          ))}
        </ul>
      )}
      {robots.length > 0 && (
        <details className={styles.folded}>
          <summary>{plural(robots.length, '# URL', '# URLs')} requested only by bots</summary>
          <ul className={styles.rows}>
            {robots.map((row) => (
              <li key={row.path} className={styles.gone}>
                <RequestCount times={row.robots} path={row.path} note="bots only" />
                <span className={styles.acts}>
                  <IgnoreButton path={row.path} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function RedirectForm({ row: { path, people, cameFrom, guess } }: { row: NotFoundPath }) {
  const [id] = useState(makeId);
  const [target, setTarget] = useState(guess ?? '');
  const { remove } = useRemoval();
  const { mutate, isPending, data } = useReportedAction({
    key: addressesKey,
    action: actions.addresses.save,
    errorMessage: redirectErrors.save,
    hasForm: true,
    toast: (answer) =>
      answer.outcome === 'done'
        ? {
            text: `${path} now redirects to ${answer.record.target}`,
            action: { label: 'Undo', run: () => remove(answer.record) },
          }
        : redirectErrors.save,
  });
  const fault = data?.outcome === 'refused' ? Object.values(data.fields)[0] : undefined;
  return (
    <li>
      <form
        className={styles.gone}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id, fromPath: path, target });
        }}
      >
        <RequestCount
          times={people}
          path={path}
          note={cameFrom ? `linked from ${cameFrom}` : undefined}
        />
        <TextInput
          aria-label={`Redirect ${path} to`}
          placeholder="Redirect to…"
          autoComplete="off"
          spellCheck={false}
          value={target}
          error={fault}
          onChange={({ currentTarget }) => setTarget(currentTarget.value)}
        />
        <span className={styles.acts}>
          <Button type="submit" variant="default" aria-disabled={isPending}>
            Add redirect
          </Button>
          <IgnoreButton path={path} />
        </span>
      </form>
    </li>
  );
}

type RequestCountProps = { times: number; path: string; note: ReactNode };

function RequestCount({ times, path, note }: RequestCountProps) {
  return (
    <>
      <b className="num">
        {times.toLocaleString(locale())}
        <span className="sr"> times</span>
      </b>
      <span className={styles.path}>
        {path}
        {note && <small>{note}</small>}
      </span>
    </>
  );
}

function IgnoreButton({ path }: { path: string }) {
  const undo = useReportedAction({
    key: addressesKey,
    action: actions.addresses.stopIgnoring,
    errorMessage: notFoundErrors.ignore,
    toast: () => `${path} is no longer ignored`,
  });
  const { mutate, isPending } = useReportedAction({
    key: addressesKey,
    action: actions.addresses.ignore,
    errorMessage: notFoundErrors.ignore,
    toast: () => ({
      text: `${path} ignored`,
      action: { label: 'Undo', run: () => undo.mutate({ path }) },
    }),
  });
  return (
    <Button
      variant="subtle"
      aria-label={`Ignore ${path}`}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate({ path })}
    >
      Ignore
    </Button>
  );
}
