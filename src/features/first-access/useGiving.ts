import { useState } from 'react';
import { isRefused } from '../../admin/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { plural } from '../../lib/plural.ts';
import { accessActions } from './access-actions.tsx';
import { accessErrors, type GivenLink, type TypedAccess } from './first-access.ts';
import { useAccessAct } from './useAccessAct.ts';

type Decided = Omit<TypedAccess, 'id'>;

/** Gives access by letters, or by links to hand on. `onGiven` lets the form begin anew. */
export function useGiving(onGiven: () => void) {
  const [ids, setIds] = useState(newIds);
  const [links, setLinks] = useState<GivenLink[]>();
  const sending = useAccessAct({
    action: accessActions.send,
    otherwise: accessErrors.send,
    said: (answer) => {
      if (isRefused(answer)) return undefined;
      begin();
      return plural(answer.letters, '# letter is on its way', '# letters are on their way');
    },
  });
  const making = useAccessAct({
    action: accessActions.links,
    otherwise: accessErrors.links,
    said: (answer) => {
      if (isRefused(answer)) return undefined;
      setLinks(answer.links);
      begin();
      return undefined;
    },
  });
  const isBusy = sending.isPending || making.isPending;
  const answer = making.data ?? sending.data;

  function begin() {
    setIds(newIds());
    onGiven();
  }

  return {
    isBusy,
    isSending: sending.isPending,
    isMakingLinks: making.isPending,
    fields: answer && isRefused(answer) ? answer.fields : {},
    links,
    closeLinks: () => setLinks(undefined),
    send(decided: Decided) {
      if (isBusy) return;
      making.reset();
      sending.mutate({ ...decided, id: ids.letters });
    },
    makeLinks(decided: Decided) {
      if (isBusy) return;
      sending.reset();
      making.mutate({ ...decided, id: ids.links });
    },
  };
}

/** Letters and links are given apart: what has become letters has no links to copy. */
function newIds() {
  return { letters: makeId(), links: makeId() };
}
