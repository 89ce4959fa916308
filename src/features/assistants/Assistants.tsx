import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/actions/useAction.ts';
import { useChange } from '../../admin/actions/useChange.ts';
import { copyWithToast } from '../../admin/feedback/copy-with-toast.ts';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { CopyField } from '../../admin/fields/CopyField.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { paths } from '../../site/paths.ts';
import { KeyList } from '../api/keys/ApiKeys.tsx';
import { assistantErrors, assistantsKey } from './assistant.ts';
import styles from './Assistants.module.css';

/** Whether assistants may connect, and where. */
export function Assistants() {
  const read = useRead();
  const { change, isBusy } = useChange({ keys: [assistantsKey] });
  const { data, error, refetch } = useQuery({
    queryKey: assistantsKey,
    queryFn: () => read(actions.assistants.read, undefined, assistantErrors.fetch),
  });
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading assistants...</Loading>;
  const { isOn, address } = data;

  async function switchOver() {
    await change(async (send) => {
      await send(actions.assistants.switch, { isOn: !isOn }, assistantErrors.save);
      return isOn ? 'Assistants can no longer connect' : 'Assistants can connect';
    });
  }

  return (
    <section aria-label="Assistants">
      <div className={styles.assistants}>
        <p>
          An assistant such as Claude or ChatGPT can read the site and save drafts for a member of
          the team. It never publishes, sends or deletes: people read its drafts and publish them.
        </p>
        <p>
          <b>{isOn ? 'Assistants can connect.' : 'Assistants cannot connect.'}</b>{' '}
          {isOn
            ? 'Members connect theirs by signing in, or with a key that names whose assistant it is.'
            : 'Connections are refused.'}
        </p>
        <CopyField
          label="Address for assistants"
          value={address}
          onCopy={() => void copyWithToast(address, 'Address copied')}
        />
        <div className={styles.buttons}>
          <Button
            variant={isOn ? 'default' : 'filled'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void switchOver()}
          >
            {isOn ? 'Stop assistants' : 'Let assistants connect'}
          </Button>
          <Button component="a" variant="subtle" href={`${paths.adminConnections}?tab=api-keys`}>
            API keys
          </Button>
        </div>
      </div>
      <KeyList caption="Connected assistants" isListed={({ assists }) => assists !== null} />
    </section>
  );
}
