import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { isRefused } from '../../admin/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { plural } from '../../lib/plural.ts';
import { accessKey, accessErrors, type LinksGiven, type TypedAccess } from './first-access.ts';

type AccessInput = Omit<TypedAccess, 'id'>;

/** Gives access by letters, or by links to pass on. `onGiven` resets the form. */
export function useGiving(onGiven: () => void) {
  const request = useRef({ key: '', id: makeId() });
  const [links, setLinks] = useState<LinksGiven>();
  const sending = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.send,
    errorMessage: accessErrors.send,
    hasForm: true,
    toast: ({ letters }) => {
      reset();
      return plural(letters, 'Sending # email', 'Sending # emails');
    },
  });
  const making = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.links,
    errorMessage: accessErrors.links,
    hasForm: true,
    toast: (answer) => {
      setLinks(answer);
      reset();
      return undefined;
    },
  });
  const isBusy = sending.isPending || making.isPending;
  const answer = making.data ?? sending.data;

  function reset() {
    request.current = { key: '', id: makeId() };
    onGiven();
  }

  /** The same id for the same input, so that a retry after a lost response has no further effect. */
  function idOf(kind: 'letters' | 'links', input: object) {
    const key = JSON.stringify([kind, input]);
    if (request.current.key !== key) request.current = { key, id: makeId() };
    return request.current.id;
  }

  return {
    isBusy,
    isSending: sending.isPending,
    isMakingLinks: making.isPending,
    fields: answer && isRefused(answer) ? answer.fields : {},
    links,
    forgetLinks: () => setLinks(undefined),
    send(input: AccessInput) {
      if (isBusy) return;
      making.reset();
      sending.mutate({ ...input, id: idOf('letters', input) });
    },
    makeLinks({ subject: _subject, words: _words, ...input }: AccessInput) {
      if (isBusy) return;
      sending.reset();
      making.mutate({ ...input, id: idOf('links', input) });
    },
  };
}
