import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import { formatDate, formatDateTime } from '../../../admin/controls/format-local-time.ts';
import { ConfirmDialog } from '../../../admin/feedback/ConfirmDialog.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { EmptyList } from '../../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import table from '../../../admin/lists/PlainTable.module.css';
import { PlainTable } from '../../../admin/lists/PlainTable.tsx';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { paths } from '../../../site/paths.ts';
import { ShownOnce } from '../../connections/ShownOnce.tsx';
import { apiKeyErrors, apiKeysKey, scopeNames, type ApiKey, type CreatedKey } from './api-key.ts';
import styles from './ApiKeys.module.css';
import { NewKeyDialog } from './NewKeyDialog.tsx';

/** The keys with which other systems use the API. A new key is shown once. */
export function ApiKeys() {
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedKey>();
  return (
    <section aria-label="API keys">
      <div className={styles.head}>
        <p className={styles.dim}>
          Other systems and assistants use them.{' '}
          <a className={styles.link} href={paths.api}>
            How the API works
          </a>
        </p>
        <Button variant="default" onClick={() => setCreating(true)}>
          Create key
        </Button>
      </div>
      {created && (
        <ShownOnce label="New key" copy="Copy key" copied="Key copied" value={created.key}>
          <b>Copy the key for “{created.name}” now.</b> It will not be shown again.
        </ShownOnce>
      )}
      <KeyList
        caption="API keys"
        isListed={({ clientId }) => clientId === null}
        onRevoked={({ id }) => created?.id === id && setCreated(undefined)}
      >
        <EmptyList text="No API keys" hint="Create one to connect another system." />
      </KeyList>
      {isCreating && (
        <NewKeyDialog
          onCreated={(key) => {
            setCreated(key);
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </section>
  );
}

type KeyListProps = {
  caption: string;
  isListed: (key: ApiKey) => boolean;
  onRevoked?: (key: ApiKey) => void;
  /** Shown without keys. */
  children?: ReactNode;
};

/** Keys, each of which can be revoked. */
export function KeyList({ caption, isListed, onRevoked, children }: KeyListProps) {
  const read = useRead();
  const [toRevoke, setToRevoke] = useState<ApiKey>();
  const { data, error, refetch } = useQuery({
    queryKey: apiKeysKey,
    queryFn: () => read(actions.apiKeys.list, undefined, apiKeyErrors.fetch),
  });
  if (error && !data) return <LoadFailure message={error.message} onAgain={() => void refetch()} />;
  if (!data) return <Loading>Loading API keys...</Loading>;
  const keys = data.filter(isListed);
  if (keys.length === 0) return children;
  return (
    <>
      <PlainTable
        caption={caption}
        columns={['Name', 'Begins with', 'Can', 'Last used', 'Actions']}
      >
        {keys.map((key) => (
          <tr key={key.id}>
            <td>
              <span className={styles.name}>{key.name}</span>
              <span className={table.lighter}>{expiryText(key)}</span>
            </td>
            <td data-label={key.clientId === null ? 'Begins with' : undefined}>
              {key.clientId === null ? (
                <code className={`${styles.code} ${styles.beginning}`}>{key.beginsWith}</code>
              ) : (
                'Signed in'
              )}
            </td>
            <td data-label="Can">
              {scopesText(key)}
              {key.assists !== null && (
                <span className={table.lighter}>Assistant of {key.assists}</span>
              )}
              {key.origins.length > 0 && (
                <span className={table.lighter}>From {key.origins.join(', ')}</span>
              )}
            </td>
            <td data-label="Last used">
              {key.lastUsedAt === null ? 'Not used yet' : formatDateTime(key.lastUsedAt)}
            </td>
            <td>
              <button type="button" className={styles.revoke} onClick={() => setToRevoke(key)}>
                Revoke…<span className="sr"> {key.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </PlainTable>
      {toRevoke && (
        <RevokeDialog
          apiKey={toRevoke}
          onRevoked={() => onRevoked?.(toRevoke)}
          onClose={() => setToRevoke(undefined)}
        />
      )}
    </>
  );
}

/** `Read content, update homes`. */
function scopesText({ scopes }: ApiKey) {
  return capitalised(scopes.map((scope) => scopeNames[scope].toLowerCase()).join(', '));
}

function expiryText({ expiresAt, isExpired, createdBy, createdAt }: ApiKey) {
  const created = `Created ${formatDate(createdAt)} by ${createdBy}`;
  if (expiresAt === null) return created;
  return `${created}. ${isExpired ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`;
}

type RevokeDialogProps = { apiKey: ApiKey; onRevoked: () => void; onClose: () => void };

function RevokeDialog({ apiKey: { id, name }, onRevoked, onClose }: RevokeDialogProps) {
  const { change, isBusy } = useChange({ keys: [apiKeysKey] });

  async function revoke() {
    await change(async (send) => {
      await send(actions.apiKeys.revoke, { id }, apiKeyErrors.revoke);
      onRevoked();
      return 'Key revoked';
    });
    onClose();
  }

  return (
    <ConfirmDialog
      heading={`Revoke “${name}”?`}
      confirm="Revoke"
      busy="Revoking..."
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void revoke()}
    >
      <p>The key stops working at once. Systems that use it are refused. It cannot be undone.</p>
    </ConfirmDialog>
  );
}
