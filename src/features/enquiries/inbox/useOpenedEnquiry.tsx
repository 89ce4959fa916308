import { actions } from 'astro:actions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionFailure, type Change } from '../../../admin/actions/actions.ts';
import { lookAgain } from '../../../admin/actions/look-again.ts';
import { useAction } from '../../../admin/session/SignInAgain.tsx';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { useAttempt } from '../../../admin/actions/useAttempt.ts';
import { enquiryErrors, type InboxEnquiry, type OpenedEnquiry } from './enquiry-inbox.ts';

type Fields = Pick<InboxEnquiry, 'note'>;

/** The enquiry before a change, at least the fields that change. */
type Base = Pick<InboxEnquiry, 'id' | 'revision'> & Fields;

export type EnquiryResource = ReturnType<typeof useOpenedEnquiry>;

/** An enquiry and what can be done with it. The first query marks it as read; later ones only fetch it. */
export function useOpenedEnquiry(id: string) {
  const call = useAction();
  const queryClient = useQueryClient();
  const isOpened = useRef(false);
  const { attempt, isBusy, failure } = useAttempt();
  const queryKey = ['enquiry', id];
  const { data, error, refetch } = useQuery<OpenedEnquiry | null>({
    queryKey,
    queryFn: async () => {
      const action = isOpened.current ? actions.enquiries.find : actions.enquiries.open;
      const answer = await call(action, { id }, enquiryErrors.fetch);
      if (!isOpened.current) reloadList();
      isOpened.current = true;
      return answer && 'outcome' in answer ? null : answer;
    },
    refetchInterval: lookAgain,
    refetchOnWindowFocus: 'always',
  });

  return {
    data,
    error,
    isBusy,
    failure,
    reload: () => void refetch(),

    /** Resolves to the result, or to undefined if it failed. */
    save: (base: Base, fields: Fields) =>
      attempt(async () => {
        const answer = await saveOverOthers(base, fields);
        if (answer.outcome === 'refused')
          throw new ActionFailure(Object.values(answer.fields)[0] ?? enquiryErrors.save);
        updateCache(answer.outcome === 'done' ? answer.record : answer.newest);
        return answer;
      }),

    remove: ({ id: enquiryId, revision }: InboxEnquiry) =>
      attempt(async () => {
        const input = { id: enquiryId, revision };
        const answer = await call(actions.enquiries.remove, input, enquiryErrors.delete);
        if (answer.outcome === 'refused') throw new ActionFailure(enquiryErrors.delete);
        if (answer.outcome === 'conflict') updateCache(answer.newest);
        else reloadList();
        return answer;
      }),

    resend: (mailId: string) =>
      attempt(async () => {
        const mail = await call(actions.enquiries.resend, { id: mailId }, enquiryErrors.resend);
        if (mail && 'outcome' in mail) throw new ActionFailure(enquiryErrors.resend);
        showToast({
          text: mail ? 'Email resent' : 'This email is already being sent',
        });
        await refetch();
        reloadList();
      }),
  };

  /** Saves again over a newer revision in which others changed only other fields. */
  async function saveOverOthers(base: Base, fields: Fields): Promise<Change<InboxEnquiry>> {
    await queryClient.cancelQueries({ queryKey });
    const { id: enquiryId, revision } = base;
    const input = { id: enquiryId, revision, ...fields };
    const answer = await call(actions.enquiries.save, input, enquiryErrors.save);
    if (answer.outcome !== 'conflict' || !answer.newest) return answer;
    const { newest } = answer;
    const names = Object.keys(fields) as (keyof Fields)[];
    if (names.every((name) => newest[name] === fields[name]))
      return { outcome: 'done', record: newest };
    const isUnchanged = names.every((name) => newest[name] === base[name]);
    return isUnchanged ? saveOverOthers(newest, fields) : answer;
  }

  function updateCache(newest: InboxEnquiry | null) {
    queryClient.setQueryData<OpenedEnquiry | null>(queryKey, (present) =>
      newest && present ? { ...present, enquiry: newest } : null,
    );
    reloadList();
  }

  function reloadList() {
    void queryClient.invalidateQueries({ queryKey: ['enquiries'] });
  }
}
