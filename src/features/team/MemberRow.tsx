import { actions } from 'astro:actions';
import { useState } from 'react';
import table from '../../admin/lists/PlainTable.module.css';
import { RowButton } from '../../admin/lists/table/RowButton.tsx';
import { useChange } from '../../admin/actions/useChange.ts';
import { formatNearDateTime } from '../../lib/time/dates.ts';
import { roles, type Role } from '../../model/rights.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { teamKey, teamErrors, type TeamMember, type Team } from './team.ts';
import styles from './Team.module.css';
import { ProfileSelect, RoleSelect } from './RoleSelect.tsx';
import { PersonLabel } from './PersonLabel.tsx';

type MemberRowProps = {
  person: TeamMember;
  profiles: Team['profiles'];
  now: string;
  /** Then nothing can be done in the row. */
  isAlone: boolean;
  isOnlyOwner: boolean;
  onRemove: () => void;
  onReset: () => void;
};

const onlineMs = 5 * 60_000;

export function MemberRow({
  person,
  profiles,
  now,
  isAlone,
  isOnlyOwner,
  onRemove,
  onReset,
}: MemberRowProps) {
  const { id, name, email, role, isYou } = person;
  return (
    <tr>
      <td>
        <PersonLabel name={name} email={email}>
          {isYou && <span className={styles.dim}>you</span>}
        </PersonLabel>
      </td>
      <td>
        {isYou ? (
          <>
            {roles[role].title}
            {isOnlyOwner && (
              <span className={table.lighter}>Only owner. We suggest adding a second.</span>
            )}
          </>
        ) : (
          <MemberRole person={person} profiles={profiles} />
        )}
      </td>
      <td data-label="Status">Active</td>
      <td data-label="Last seen" className="num">
        <LastSeen person={person} now={now} />
      </td>
      <td data-label="Two-step verification">
        <SecondStep step={person.secondStep} />{' '}
        {!isYou && person.secondStep !== 'none' && (
          <button
            className={styles.inline}
            type="button"
            aria-label={`Reset two-step verification for ${name}`}
            data-focus={`reset-${id}`}
            onClick={onReset}
          >
            Reset
          </button>
        )}
      </td>
      {!isAlone && (
        <td className={table.corner}>
          {!isYou && (
            <RowButton
              icon="delete"
              label={`Remove ${name}`}
              focusName={`remove-${id}`}
              onClick={onRemove}
            />
          )}
        </td>
      )}
    </tr>
  );
}

function MemberRole({ person, profiles }: Pick<MemberRowProps, 'person' | 'profiles'>) {
  const { id, name, role, partnerId } = person;
  const [isPartner, setPartner] = useState(false);
  const { change, isBusy } = useChange({ keys: [teamKey] });

  function saveRole(next: Role, nextPartnerId: string | null) {
    void change(async (send) => {
      const input = { id, role: next, partnerId: nextPartnerId };
      await send(actions.people.saveRole, input, teamErrors.role);
      return `${name} is now ${roles[next].title}`;
    });
  }

  function chooseRole(next: Role) {
    setPartner(next === 'partner');
    if (next !== 'partner') saveRole(next, null);
  }

  const isOfPartner = isPartner || role === 'partner';
  return (
    <div className={styles.role}>
      <RoleSelect
        label={`Role of ${name}`}
        role={isPartner ? 'partner' : role}
        isBusy={isBusy}
        onChange={chooseRole}
      />
      {isOfPartner && (
        <ProfileSelect
          aria-label={`Profile of ${name}`}
          profiles={profiles}
          partnerId={partnerId}
          onChange={(next) => saveRole('partner', next)}
        />
      )}
    </div>
  );
}

function LastSeen({ person, now }: Pick<MemberRowProps, 'person' | 'now'>) {
  const { isYou, lastSeenAt } = person;
  if (isYou || (lastSeenAt && Date.parse(now) - Date.parse(lastSeenAt) < onlineMs))
    return <span className={styles.now}>Now</span>;
  if (!lastSeenAt) return <span className={styles.dim}>Never</span>;
  return formatNearDateTime(headOffice().timeZone, lastSeenAt, new Date(now));
}

function SecondStep({ step }: { step: TeamMember['secondStep'] }) {
  if (step === 'none') return <span className={styles.bad}>Off</span>;
  return step === 'codes' ? 'App' : 'Passkey';
}
