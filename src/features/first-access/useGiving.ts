import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { isRefused } from '../../admin/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { plural } from '../../lib/plural.ts';
import { accessKey, accessErrors, type LinksGiven, type TypedAccess } from './first-access.ts';

type Decided = Omit<TypedAccess, 'id'>;

/** Gives access by letters, or by links to hand on. `onGiven` lets the form begin anew. */
export function useGiving(onGiven: () => void) {
  const asked = useRef({ what: '', id: makeId() });
  const [given, setGiven] = useState<LinksGiven>();
  const sending = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.send,
    errorMessage: accessErrors.send,
    hasForm: true,
    toast: ({ letters }) => {
      begin();
      return plural(letters, '# letter is on its way', '# letters are on their way');
    },
  });
  const making = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.links,
    errorMessage: accessErrors.links,
    hasForm: true,
    toast: (answer) => {
      setGiven(answer);
      begin();
      return undefined;
    },
  });
  const isBusy = sending.isPending || making.isPending;
  const answer = making.data ?? sending.data;

  function begin() {
    asked.current = { what: '', id: makeId() };
    onGiven();
  }

  /** Asking again for the same, after an answer that was lost, is asking once. */
  function idOf(kind: 'letters' | 'links', decided: object) {
    const what = JSON.stringify([kind, decided]);
    if (asked.current.what !== what) asked.current = { what, id: makeId() };
    return asked.current.id;
  }

  return {
    isBusy,
    isSending: sending.isPending,
    isMakingLinks: making.isPending,
    fields: answer && isRefused(answer) ? answer.fields : {},
    given,
    forgetLinks: () => setGiven(undefined),
    send(decided: Decided) {
      if (isBusy) return;
      making.reset();
      sending.mutate({ ...decided, id: idOf('letters', decided) });
    },
    makeLinks({ subject: _subject, words: _words, ...decided }: Decided) {
      if (isBusy) return;
      sending.reset();
      making.mutate({ ...decided, id: idOf('links', decided) });
    },
  };
}
