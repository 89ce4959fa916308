import { actions } from 'astro:actions';
import { copyText } from '../../admin/copy-text.ts';
import { RowButton } from '../../admin/lists/RowButton.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { mediumDate, nearMomentIn, todayIn } from '../../lib/dates.ts';
import { roles } from '../../lib/rights.ts';
import { headOffice } from '../../site/settings.ts';
import { peopleKey, peopleErrors, type OpenInvitation } from './people.ts';
import styles from './People.module.css';
import { Who } from './Who.tsx';

type InvitationRowProps = { invitation: OpenInvitation; now: string };

export function InvitationRow({ invitation, now }: InvitationRowProps) {
  const { id, name, email, role, invitedBy, invitedAt, link, isExpired, expiresAt } = invitation;
  const { timeZone } = headOffice();
  const resend = useReportedAction({
    key: peopleKey,
    action: actions.people.sendAgain,
    errorMessage: peopleErrors.invite,
    toast: () => `Invitation resent to ${email}`,
  });
  const withdraw = useReportedAction({
    key: peopleKey,
    action: actions.people.withdraw,
    errorMessage: peopleErrors.withdraw,
    toast: () => `Invitation for ${name} withdrawn. The link no longer works.`,
  });
  const isBusy = resend.isPending || withdraw.isPending;
  const endDate = mediumDate(todayIn(timeZone, new Date(expiresAt)));
  return (
    <tr>
      <td>
        <Who name={name} email={email} />
      </td>
      <td>
        {roles[role].title}
        <span className={styles.lighter}>
          Invited {nearMomentIn(timeZone, invitedAt, new Date(now))} by {invitedBy}
        </span>
      </td>
      <td data-label="Last seen">
        <span className={styles.dim}>Never</span>
        <span className={styles.lighter}>
          {isExpired ? <b className={styles.bad}>Link expired</b> : `Link expires ${endDate}`}
        </span>
      </td>
      <td>
        <span className={styles.links}>
          {!isExpired && (
            <button type="button" onClick={() => void copyLink(link)}>
              Copy link<span className="sr"> for {name}</span>
            </button>
          )}
          <button type="button" onClick={() => !isBusy && resend.mutate({ id })}>
            Resend<span className="sr"> to {name}</span>
          </button>
        </span>
      </td>
      <td>
        <RowButton
          icon="close"
          label={`Withdraw invitation for ${name}`}
          onClick={() => !isBusy && withdraw.mutate({ id })}
        />
      </td>
    </tr>
  );
}

export async function copyLink(link: string) {
  const isCopied = await copyText(link);
  showToast(
    isCopied ? { text: 'Link copied' } : { text: 'Your browser blocked copying', isError: true },
  );
}
