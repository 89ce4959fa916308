import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import table from '../../admin/lists/PlainTable.module.css';
import { PlainTable } from '../../admin/lists/PlainTable.tsx';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { mediumDate } from '../../lib/time/dates.ts';
import { locale } from '../../lib/text/locale.ts';
import { plural } from '../../lib/text/plural.ts';
import { addressesKey, type AddressScreen } from './address-screen.ts';
import styles from './Addresses.module.css';
import { notFoundErrors, reportedDays, type NotFoundPath } from './not-found.ts';
import type { RedirectDraft } from './redirect.ts';

type OnRedirect = { onRedirect: (draft: RedirectDraft) => void };

type NotFoundPathsProps = AddressScreen['notFound'] & OnRedirect;

export function NotFoundPaths({ people, robots, total, onRedirect }: NotFoundPathsProps) {
  const period = `in the last ${reportedDays} days`;
  return (
    <section aria-label="Missing pages">
      {people.length === 0 ? (
        <EmptyList
          text="No missing pages"
          hint={`Pages that visitors tried to open ${period} appear here.`}
        />
      ) : (
        <>
          <p className={styles.lead}>
            Pages that visitors tried to open {period}.
            {total > people.length && ` The ${people.length} most visited are listed.`}
          </p>
          <PathTable paths={people} onRedirect={onRedirect} />
        </>
      )}
      {robots.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {plural(robots.length, '# URL', '# URLs')} requested only by automatic programs
          </summary>
          <PathTable paths={robots} onRedirect={onRedirect} />
        </details>
      )}
    </section>
  );
}

function PathTable({ paths, onRedirect }: { paths: NotFoundPath[] } & OnRedirect) {
  return (
    <PlainTable columns={['Missing page', 'Suggested page', 'Visits', 'Last visit', 'Actions']}>
      {paths.map(({ path, people, robots, cameFrom, lastDay, guess }) => (
        <tr key={path}>
          <td className={styles.path}>
            <b>{path}</b>
            {cameFrom && <span className={table.lighter}>Linked from {cameFrom}</span>}
          </td>
          <td className={styles.path} data-label={guess && 'Suggested page'}>
            {guess}
          </td>
          <td className="num" data-label="Visits">
            {(people || robots).toLocaleString(locale())}
          </td>
          <td className={`num ${styles.date}`} data-label="Last visit">
            {mediumDate(lastDay)}
          </td>
          <td>
            <span className={styles.acts}>
              <Button
                variant="default"
                aria-label={`Redirect ${path}`}
                onClick={() => onRedirect({ fromPath: path, target: guess ?? '' })}
              >
                Redirect
              </Button>
              <IgnoreButton path={path} />
            </span>
          </td>
        </tr>
      ))}
    </PlainTable>
  );
}

function IgnoreButton({ path }: { path: string }) {
  const { change, isBusy } = useChange({ keys: [addressesKey] });

  const ignore: ChangeWork = async (send) => {
    await send(actions.addresses.ignore, { path }, notFoundErrors.ignore);
    return { text: `${path} ignored`, undo: stopIgnoring };
  };

  const stopIgnoring: ChangeWork = async (send) => {
    await send(actions.addresses.stopIgnoring, { path }, notFoundErrors.ignore);
    return `${path} is no longer ignored`;
  };

  return (
    <Button
      variant="subtle"
      aria-label={`Ignore ${path}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void change(ignore)}
    >
      Ignore
    </Button>
  );
}
