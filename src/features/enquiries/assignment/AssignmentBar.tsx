import { NativeSelect } from '@mantine/core';
import { DayInput } from '../../../admin/fields/dates/DayInput.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import { mediumDate } from '../../../lib/time/dates.ts';
import type { InboxEnquiry, MemberName } from '../inbox/enquiry-inbox.ts';
import { nobody } from '../inbox/inbox-filter.ts';
import { paths } from '../../../site/paths.ts';
import styles from './AssignmentBar.module.css';
import { stageOptions } from './decisions.ts';
import { stageLabels, type Stage } from '../enquiry-status.ts';
import { useMembers } from './useMembers.ts';
import { useEnquiryDecision } from './useEnquiryDecision.ts';

type AssignmentBarProps = { enquiry: InboxEnquiry };

/** Edits the stage, the assigned member and the follow-up day. */
export function AssignmentBar({ enquiry }: AssignmentBarProps) {
  const members = useMembers().filter(
    (member) => mayOpenEnquiries(member, enquiry) || member.id === enquiry.givenTo,
  );
  const { decide } = useEnquiryDecision();
  const canAssign = useMay('enquiries');
  const { id, givenTo, followUpOn } = enquiry;
  const ids = [id];
  return (
    <div className={styles.bar} role="group" aria-label="Stage and assignment">
      {enquiry.status !== 'spam' && (
        <NativeSelect
          label="Stage"
          data={stageOptions}
          value={enquiry.status}
          onChange={({ currentTarget }) => {
            const stage = currentTarget.value as Stage;
            void decide({
              ids,
              decision: { status: stage },
              text: `Stage: ${stageLabels[stage].toLowerCase()}`,
            });
          }}
        />
      )}
      {canAssign && (
        <NativeSelect
          label="Assigned to"
          data={memberOptions(members, givenTo)}
          value={givenTo ?? nobody}
          onChange={({ currentTarget }) => {
            const member = members.find((one) => one.id === currentTarget.value);
            const text = `Assigned to ${member?.name ?? 'no one'}`;
            void decide({ ids, decision: { givenTo: member?.id ?? null }, text });
          }}
        />
      )}
      <DayInput
        key={`${id} ${followUpOn}`}
        name={`follow-up ${id}`}
        label="Follow up on"
        day={followUpOn}
        onDay={(day) => {
          const text = day ? `Follow-up set for ${mediumDate(day)}` : 'Follow-up removed';
          void decide({ ids, decision: { followUpOn: day }, text });
        }}
      />
      {followUpOn !== null && (
        <a className={styles.calendar} href={paths.adminFollowUp(id)} download>
          Add to calendar
        </a>
      )}
    </div>
  );
}

/** Whether a member may open an enquiry, or all enquiries if none is given. */
export function mayOpenEnquiries(
  { opens }: MemberName,
  enquiry?: Pick<InboxEnquiry, 'aboutId' | 'viewingHost'>,
) {
  if (!opens) return true;
  return [enquiry?.aboutId, enquiry?.viewingHost].some((id) => id && opens.includes(id));
}

/** Includes the assigned member even if their account was deleted. */
export function memberOptions(members: MemberName[], currentId: string | null = null) {
  const options = members.map(({ id, name }) => ({ value: id, label: name }));
  const isDeleted = currentId !== null && !members.some(({ id }) => id === currentId);
  return [
    { value: nobody, label: 'Unassigned' },
    ...options,
    ...(isDeleted ? [{ value: currentId, label: 'Former team member' }] : []),
  ];
}
