import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { pollingInterval } from '../../../admin/actions/polling-interval.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { CurrentImport } from './CurrentImport.tsx';
import { ImportChoice } from './ImportChoice.tsx';
import { importsKey, isCurrent, isWorking } from './import-screen.ts';
import { movingErrors } from '../moving.ts';
import styles from './Moving.module.css';
import { PastImports } from './PastImports.tsx';

const whileWorkingMs = 1_000;

/** The tab for moving content in and out. */
export function Moving() {
  const read = useRead();
  const { data, error, refetch } = useQuery({
    queryKey: importsKey,
    queryFn: () => read(actions.moving.list, undefined, movingErrors.fetch),
    refetchInterval: (query) => {
      const interval = pollingInterval(query);
      return interval && query.state.data?.some(isWorking) ? whileWorkingMs : interval;
    },
  });
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading imports...</Loading>;
  const [current] = data.filter(isCurrent);
  const past = data.filter((one) => one !== current && !isCurrent(one));
  return (
    <div className={styles.screen}>
      <section aria-labelledby="import-heading">
        <h2 id="import-heading">Import</h2>
        {current ? <CurrentImport key={current.id} item={current} /> : <ImportChoice />}
      </section>
      {past.length > 0 && <PastImports imports={past} />}
      <section aria-labelledby="export-heading">
        <h2 id="export-heading">Export</h2>
        <p className="muted">
          Whoever runs the server can write all content to a folder: tables as JSON, images and
          videos as files. The folder, or a ZIP of it, can be imported here.
        </p>
      </section>
    </div>
  );
}
