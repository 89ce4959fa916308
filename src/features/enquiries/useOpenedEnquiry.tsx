import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ActionFailure, type Change } from '../../admin/actions.ts';
import { lookAgain } from '../../admin/look-again.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { enquiryErrors, type InboxEnquiry, type OpenedEnquiry } from './enquiry-inbox.ts';
import { enquiryActions } from './enquiry-actions.tsx';

type Fields = Partial<Pick<InboxEnquiry, 'state' | 'note'>>;

/** The enquiry as it stood, at least in what is changed. */
type Base = Pick<InboxEnquiry, 'id' | 'revision'> & Fields;

export type Opened = ReturnType<typeof useOpenedEnquiry>;

/** The enquiry that is read and what can be done to it. To open it is to have read it; what is looked at again later is not opened. */
export function useOpenedEnquiry(id: string) {
  const call = useAction();
  const queryClient = useQueryClient();
  const isOpened = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ number: number; text: string }>();
  const queryKey = ['enquiry', id];
  const { data, error, refetch } = useQuery<OpenedEnquiry | null>({
    queryKey,
    queryFn: async () => {
      const action = isOpened.current ? enquiryActions.find : enquiryActions.open;
      const answer = await call(action, { id }, enquiryErrors.fetch);
      if (!isOpened.current) lookAtList();
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
    /** What went wrong last, until the next try. */
    failure,
    reload: () => void refetch(),

    /** Resolves to what came of it; undefined when it failed, which is then said. */
    save: (base: Base, fields: Fields) =>
      attempt(enquiryErrors.save, async () => {
        const answer = await pass(base, fields);
        if (answer.outcome === 'refused') fail(Object.values(answer.fields)[0] ?? '');
        else show(answer.outcome === 'done' ? answer.record : answer.newest);
        return answer;
      }),

    remove: (base: InboxEnquiry) =>
      attempt(enquiryErrors.delete, async () => {
        const answer = await call(enquiryActions.remove, keyOf(base), enquiryErrors.delete);
        if (answer.outcome === 'refused') throw new ActionFailure(enquiryErrors.delete);
        if (answer.outcome === 'conflict') show(answer.newest);
        else lookAtList();
        return answer;
      }),

    resend: (mailId: string) =>
      attempt(enquiryErrors.resend, async () => {
        const mail = await call(enquiryActions.resend, { id: mailId }, enquiryErrors.resend);
        if (mail && 'outcome' in mail) throw new ActionFailure(enquiryErrors.resend);
        showToast({
          text: mail ? 'The mail is on its way again' : 'The mail is being sent just now',
        });
        await refetch();
        lookAtList();
      }),
  };

  /** Someone else's change to another field stands beside ours. */
  async function pass(base: Base, fields: Fields): Promise<Change<InboxEnquiry>> {
    await queryClient.cancelQueries({ queryKey });
    const answer = await call(
      enquiryActions.save,
      { ...keyOf(base), ...fields },
      enquiryErrors.save,
    );
    if (answer.outcome !== 'conflict' || !answer.newest) return answer;
    const { newest } = answer;
    if (isSame(newest, { ...newest, ...fields })) return { outcome: 'done', record: newest };
    const isOurs = isSame(newest, base, Object.keys(fields));
    return isOurs ? pass(newest, fields) : answer;
  }

  function show(newest: InboxEnquiry | null) {
    queryClient.setQueryData<OpenedEnquiry | null>(queryKey, (present) =>
      newest && present ? { ...present, enquiry: newest } : null,
    );
    lookAtList();
  }

  function lookAtList() {
    void queryClient.invalidateQueries({ queryKey: ['enquiries'] });
  }

  function fail(text: string) {
    setFailure((last) => ({ number: (last?.number ?? 0) + 1, text }));
  }

  async function attempt<T>(otherwise: string, work: () => Promise<T>) {
    if (isBusy) return undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      return await work();
    } catch {
      fail(otherwise);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
}

function keyOf({ id, revision }: Base) {
  return { id, revision };
}

function isSame(one: Fields, other: Fields, names: string[] = ['state', 'note']) {
  return (['state', 'note'] as const).every(
    (name) => !names.includes(name) || one[name] === other[name],
  );
}
