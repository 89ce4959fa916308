import { FailureBanner } from '../../admin/session/FailureBanner.tsx';
import styles from '../../admin/session/session.module.css';
import { roles, type Member } from '../../model/rights.ts';
import { paths } from '../../site/paths.ts';
import type { AssistantScope, Consent } from './assistant.ts';

type ConnectFormProps = {
  member: Pick<Member, 'name' | 'email' | 'role'>;
  /** The request of the client, as it was signed. */
  query: string;
  /** Undefined if the request is not valid, or no longer. */
  consent: Consent | undefined;
  /** Where the browser goes on, once the member has decided. */
  next: string | undefined;
  isAllowed: boolean;
};

/** Asks a member whether a client may act for them. */
export function ConnectForm({ member, query, consent, next, isAllowed }: ConnectFormProps) {
  if (!consent)
    return (
      <div className={styles.signIn}>
        <h1>Not connected</h1>
        <FailureBanner
          failure={{
            message: 'This request is not valid, or no longer.',
            hint: 'Start again from the assistant. An owner must have let assistants connect.',
          }}
        />
      </div>
    );
  const { name, place, scopes } = consent;
  if (next)
    return (
      <div className={styles.signIn}>
        <h1>{isAllowed ? 'Connected' : 'Not connected'}</h1>
        <p className={styles.hint}>
          {isAllowed ? `${name} can act for you now.` : `${name} gets no access.`} If it does not
          open by itself, go back to it.
        </p>
        <p>
          <a className={styles.outlined} href={next}>
            Back to {name}
          </a>
        </p>
      </div>
    );
  return (
    <form className={styles.signIn} method="post" action={paths.adminConnect}>
      <h1>{`Connect ${name}?`}</h1>
      <p className={styles.hint}>
        It will act for <b>{member.name}</b>, {roles[member.role].title}, {member.email}, and may do
        no more than you. You go back to <b>{place}</b>. Allow only what you have just asked for
        yourself.
      </p>
      <fieldset className={styles.choices}>
        <legend>It may</legend>
        {scopes.map((scope) => (
          <label key={scope} className={styles.check}>
            <input
              type="checkbox"
              name="scope"
              value={scope}
              defaultChecked
              disabled={scope === 'read'}
            />
            {scopeTexts[scope]}
          </label>
        ))}
      </fieldset>
      <p className={styles.hint}>
        It never publishes, sends or deletes. You can disconnect it on your account page.
      </p>
      <input type="hidden" name="query" value={query} />
      <button className={styles.filled} type="submit" name="decision" value="allow">
        Allow
      </button>
      <p className={styles.ways}>
        <button type="submit" name="decision" value="refuse">
          Do not allow
        </button>
      </p>
    </form>
  );
}

const scopeTexts: Record<AssistantScope, string> = {
  read: 'Read what you can read, with drafts and notes',
  draft: 'Save drafts and write notes under its own name',
  'enquiries:read': 'Read enquiries, with names and addresses',
};
