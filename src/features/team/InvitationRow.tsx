import { actions } from 'astro:actions';
import table from '../../admin/lists/PlainTable.module.css';
import { RowButton } from '../../admin/lists/table/RowButton.tsx';
import { copyWithToast } from '../../admin/feedback/copy-with-toast.ts';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { mediumDate, todayIn } from '../../lib/time/dates.ts';
import { roles } from '../../model/rights.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { teamKey, teamErrors, type OpenInvitation } from './team.ts';
import styles from './Team.module.css';
import { PersonLabel } from './PersonLabel.tsx';

type InvitationRowProps = { invitation: OpenInvitation };

export function InvitationRow({ invitation }: InvitationRowProps) {
  const { id, name, email, role, invitedBy, link, isExpired, expiresAt } = invitation;
  const { timeZone } = headOffice();
  const { change, isBusy } = useChange({ keys: [teamKey] });
  const endDate = mediumDate(todayIn(timeZone, new Date(expiresAt)));

  const resend: ChangeWork = async (send) => {
    await send(actions.people.sendAgain, { id }, teamErrors.invite);
    return `Invitation resent to ${email}`;
  };

  const withdraw: ChangeWork = async (send) => {
    await send(actions.people.withdraw, { id }, teamErrors.withdraw);
    return `Invitation for ${name} withdrawn. The link no longer works.`;
  };

  return (
    <tr>
      <td>
        <PersonLabel name={name} email={email} />
      </td>
      <td>{roles[role].title}</td>
      <td data-label="Status">
        Invited by {invitedBy}
        <span className={table.lighter}>
          {isExpired ? <b className={styles.bad}>Link expired</b> : `Link expires ${endDate}`}
        </span>
      </td>
      <td data-label="Last seen" className={styles.dim}>
        Never
      </td>
      <td>
        <span className={styles.links}>
          {!isExpired && (
            <button type="button" onClick={() => void copyWithToast(link, 'Link copied')}>
              Copy link<span className="sr"> for {name}</span>
            </button>
          )}
          <button type="button" onClick={() => !isBusy && void change(resend)}>
            Resend<span className="sr"> to {name}</span>
          </button>
        </span>
      </td>
      <td className={table.corner}>
        <RowButton
          icon="close"
          label={`Withdraw invitation for ${name}`}
          onClick={() => !isBusy && void change(withdraw)}
        />
      </td>
    </tr>
  );
}
