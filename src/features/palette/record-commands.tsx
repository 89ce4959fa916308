import { actions } from 'astro:actions';
import type {
  Action,
  Change,
  ChangeOfMany,
  Refusal,
  Seen,
  StoredRecord,
} from '../../admin/actions/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import type { PaletteAnswer, PaletteItem } from '../../admin/palette/palette-items.ts';
import { isNoun, nouns } from '../nouns.ts';
import { callAction } from './asked.tsx';
import type { FoundRecord } from './found.ts';

type ManyAction = Action<{ records: Seen[] }, ChangeOfMany | Refusal>;
type DraftActions = {
  publishMany: ManyAction;
  unpublishMany: ManyAction;
  duplicate: Action<{ id: string; newId: string | undefined }, Change<StoredRecord>>;
};

/** The palette's actions for a record. */
export function recordCommands(record: FoundRecord): PaletteItem[] {
  const { title, address, publicAddress, isPublic, isWaiting } = record;
  const recordActions = draftedActions(record.kind);
  const publish = (act: 'publish' | 'unpublish') =>
    recordActions && (() => change(recordActions, act, record));
  const items: (PaletteItem | false | undefined)[] = [
    { id: 'edit', title: `Edit ${title}`, address },
    publicAddress !== undefined && {
      id: 'view',
      title: `View ${title} on the site`,
      address: publicAddress,
    },
    isWaiting && { id: 'publish', title: `Publish ${title}`, answer: publish('publish') },
    isPublic &&
      recordActions && {
        id: 'unpublish',
        title: `Unpublish ${title}`,
        answer: publish('unpublish'),
      },
    recordActions && {
      id: 'duplicate',
      title: `Duplicate ${title}`,
      answer: () => duplicate(recordActions, record),
    },
  ];
  return items.filter((item) => typeof item === 'object');
}

async function change(
  recordActions: DraftActions,
  act: 'publish' | 'unpublish',
  record: FoundRecord,
) {
  const { id, title, address, revision = 0 } = record;
  const action = act === 'publish' ? recordActions.publishMany : recordActions.unpublishMany;
  const { refused } = await callAction<ChangeOfMany>(action({ records: [{ id, revision }] }));
  // Makes the list behind the palette refetch, as when its window becomes visible again.
  dispatchEvent(new Event('visibilitychange'));
  const result = act === 'publish' ? 'is published' : 'is unpublished';
  const [why] = refused.map((one) => one.why);
  return report(why === undefined ? `${title} ${result}` : `${title}: ${why}`, title, address);
}

async function duplicate(recordActions: DraftActions, { id, title, address }: FoundRecord) {
  const newId = makeId();
  const copied = await callAction<Change<StoredRecord>>(recordActions.duplicate({ id, newId }));
  if (copied.outcome !== 'done') return report(`${title} has been deleted`, title, address);
  dispatchEvent(new Event('visibilitychange'));
  return report(
    `Draft copy of ${title} created`,
    'the copy',
    address.replace(id, copied.record.id),
  );
}

function report(heading: string, name: string, address: string): PaletteAnswer {
  return {
    heading,
    groups: [{ title: 'Actions', items: [{ id: 'edit', title: `Edit ${name}`, address }] }],
  };
}

/** All nouns with drafts take the same input, but their union type hides it. Pages get none of these actions. */
function draftedActions(kind: string) {
  if (!isNoun(kind) || kind === 'pages' || !nouns[kind].noun.hasDrafts) return undefined;
  return actions[kind] as unknown as DraftActions;
}
