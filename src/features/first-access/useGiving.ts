import { useRef, useState } from 'react';
import { isRefused } from '../../admin/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { plural } from '../../lib/plural.ts';
import { accessActions } from './access-actions.tsx';
import { accessErrors, type LinksGiven, type TypedAccess } from './first-access.ts';
import { useAccessAct } from './useAccessAct.ts';

type AccessDecision = Omit<TypedAccess, 'id'>;

/** Gives access by letters or by links. `onGiven` resets the form. */
export function useGiving(onGiven: () => void) {
  const lastRequest = useRef({ input: '', id: makeId() });
  const [links, setLinks] = useState<LinksGiven>();
  const sending = useAccessAct({
    action: accessActions.send,
    errorMessage: accessErrors.send,
    onDone: ({ letters }) => {
      begin();
      return plural(letters, '# letter is on its way', '# letters are on their way');
    },
  });
  const making = useAccessAct({
    action: accessActions.links,
    errorMessage: accessErrors.links,
    onDone: (answer) => {
      setLinks(answer);
      begin();
      return undefined;
    },
  });
  const isBusy = sending.isPending || making.isPending;
  const answer = making.data ?? sending.data;

  function begin() {
    lastRequest.current = { input: '', id: makeId() };
    onGiven();
  }

  /** Reuses the id for the same input, so that a retry after a lost response is idempotent. */
  function idOf(kind: 'letters' | 'links', decision: object) {
    const input = JSON.stringify([kind, decision]);
    if (lastRequest.current.input !== input) lastRequest.current = { input: input, id: makeId() };
    return lastRequest.current.id;
  }

  return {
    isBusy,
    isSending: sending.isPending,
    isMakingLinks: making.isPending,
    fields: answer && isRefused(answer) ? answer.fields : {},
    given: links,
    forgetLinks: () => setLinks(undefined),
    send(decision: AccessDecision) {
      if (isBusy) return;
      making.reset();
      sending.mutate({ ...decision, id: idOf('letters', decision) });
    },
    makeLinks({ subject: _subject, words: _words, ...decision }: AccessDecision) {
      if (isBusy) return;
      sending.reset();
      making.mutate({ ...decision, id: idOf('links', decision) });
    },
  };
}
