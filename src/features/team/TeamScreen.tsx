import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { PlainTable } from '../../admin/lists/PlainTable.tsx';
import { Loading } from '../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../admin/actions/useAction.ts';
import type { Member } from '../../model/rights.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberRow } from './MemberRow.tsx';
import { teamErrors, teamKey, type TeamMember } from './team.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResetStepDialog } from './ResetStepDialog.tsx';
import { RightsOfRoles } from './RightsOfRoles.tsx';

export function TeamScreen({ member }: { member: Member }) {
  return (
    <AdminProvider member={member}>
      <Team />
    </AdminProvider>
  );
}

function Team() {
  const read = useRead();
  const [isInviting, setInviting] = useState(false);
  const [toRemove, setToRemove] = useState<TeamMember>();
  const [toReset, setToReset] = useState<TeamMember>();
  const { data, error, refetch } = useQuery({
    queryKey: teamKey,
    queryFn: () => read(actions.people.read, undefined, teamErrors.fetch),
  });
  const owners = data?.members.filter(({ role }) => role === 'owner').length ?? 0;
  const isAlone = data?.members.length === 1 && data.invitations.length === 0;
  return (
    <div data-wide>
      <ScreenHead title="Team">
        <Button leftSection={<AdminIcon name="add" />} onClick={() => setInviting(true)}>
          Invite
        </Button>
      </ScreenHead>
      {error && !data && <LoadFailure message={error.message} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>Loading team...</Loading>}
      {data && (
        <>
          <PlainTable
            columns={[
              'Name',
              'Role',
              'Status',
              'Last seen',
              'Two-step verification',
              ...(isAlone ? [] : ['Actions']),
            ]}
          >
            {data.members.map((person) => (
              <MemberRow
                key={person.id}
                person={person}
                profiles={data.profiles}
                now={data.now}
                isAlone={isAlone}
                isOnlyOwner={owners === 1 && person.role === 'owner'}
                onRemove={() => setToRemove(person)}
                onReset={() => setToReset(person)}
              />
            ))}
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </PlainTable>
          <RightsOfRoles requiredFrom={data.requiredFrom} />
        </>
      )}
      {isInviting && data && <InviteDialog people={data} onClose={() => setInviting(false)} />}
      {toReset && <ResetStepDialog person={toReset} onClose={() => setToReset(undefined)} />}
      {toRemove && data && (
        <RemoveDialog
          person={toRemove}
          others={data.members.filter(({ id }) => id !== toRemove.id)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </div>
  );
}
