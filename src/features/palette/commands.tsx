import { areSingleKeysOn, switchSingleKeys } from '../../admin/palette/palette-keys.ts';
import type { PaletteAnswer, PaletteItem } from '../../admin/palette/palette-items.ts';
import { openKeys } from '../../admin/keys/open-keys.tsx';
import { mayOpen } from '../../site/route-rights.ts';
import { presentRole } from '../../admin/session/present-role.ts';
import { sessionPaths } from '../../admin/session/session-paths.ts';
import { findExtent, may } from '../../model/rights.ts';
import { matchable, matchScore, splitWords } from '../../lib/values/match.ts';
import { addLabel } from '../../model/noun.ts';
import { paths } from '../../site/paths.ts';
import { isNoun, nouns } from '../nouns.ts';
import { previewedNouns } from '../previews/preview-link.ts';
import type { PaletteResults, FoundRecord } from './found.ts';
import { recordCommands } from './record-commands.tsx';

const kinds = Object.values(nouns);

const allScreens: (PaletteItem & { address: string })[] = [
  { id: 'go-enquiries', title: 'Enquiries', keys: 'G then E', address: paths.adminEnquiries },
  { id: 'go-viewings', title: 'Viewings', address: paths.adminViewings },
  { id: 'go-reports', title: 'Reports', address: paths.adminReports },
  { id: 'go-media', title: 'Media', keys: 'G then M', address: paths.adminMedia },
  { id: 'go-first-access', title: 'First access', address: paths.adminFirstAccess },
  { id: 'go-activity', title: 'Activity', keys: 'G then A', address: paths.adminActivity },
  { id: 'go-dashboard', title: 'Dashboard', address: sessionPaths.admin },
  ...kinds.map(({ noun, adminAddress }) => ({
    id: `go-${noun.name}`,
    title: noun.title,
    address: adminAddress,
  })),
  { id: 'go-team', title: 'Team', keys: 'G then P', address: paths.adminTeam },
  {
    id: 'go-redirects',
    title: 'Redirects',
    hint: 'Missing pages, broken links',
    address: paths.adminRedirects,
  },
  { id: 'go-settings', title: 'Settings', keys: 'G then S', address: paths.adminSettings },
  {
    id: 'go-connections',
    title: 'Connections',
    hint: 'Webhooks, API keys, import and export',
    address: paths.adminConnections,
  },
  { id: 'go-account', title: 'Account', hint: 'Password, devices', address: sessionPaths.account },
];

function screens() {
  return allScreens.filter(({ address }) => mayOpen(presentRole(), address));
}

function generalActions(): PaletteItem[] {
  const addableKinds = may(presentRole(), 'write') ? kinds.filter(({ noun }) => !noun.isFixed) : [];
  return [
    ...(mayOpen(presentRole(), paths.adminViewings)
      ? [
          {
            id: 'add-viewing',
            title: 'Add a viewing',
            address: `${paths.adminViewings}?add=viewing`,
          },
        ]
      : []),
    ...addableKinds.map(({ noun, adminAddress }) => ({
      id: `add-${noun.name}`,
      title: addLabel(noun),
      address: noun.name === 'developers' ? adminAddress : `${adminAddress}?edit=new`,
    })),
    ...addableKinds.map(({ noun, adminAddress }) => ({
      id: `bin-${noun.name}`,
      title: `Open bin: ${noun.title}`,
      address: `${adminAddress}?bin=open`,
    })),
    { id: 'view-site', title: 'View site', address: paths.home },
    {
      id: 'keys',
      title: 'Keyboard shortcuts',
      keys: '?',
      run: openKeys,
    },
    {
      id: 'single-keys',
      title: areSingleKeysOn() ? 'Turn off single-key shortcuts' : 'Turn on single-key shortcuts',
      hint: '/, G then E',
      run: switchSingleKeys,
    },
    { id: 'sign-out', title: 'Sign Out', run: signOut },
  ];
}

/** The palette's content before a query is typed. */
export function emptyAnswer(recent: FoundRecord[]): PaletteAnswer {
  return {
    groups: [
      {
        title: 'Recent',
        items: recent.map((record) => recordItem(record, kindTitle(record.kind))),
      },
      { title: 'Actions', items: generalActions().filter(({ id }) => id.startsWith('add-')) },
      { title: 'Go to', items: screens() },
    ],
  };
}

export function answerTo(text: string, { best, found, guesses }: PaletteResults): PaletteAnswer {
  const words = splitWords(text);
  const [goTo, toDo] = [screens(), generalActions()].map((items) => matching(items, words));
  const isEmpty = !best && found.length === 0 && goTo?.length === 0 && toDo?.length === 0;
  if (isEmpty) return noResults(text, guesses);
  const groups = Map.groupBy(found, ({ kind }) => groupTitle(kind));
  const bestActions = best?.publicAddress
    ? [{ id: 'view-best', title: `View ${best.title} on the site`, address: best.publicAddress }]
    : [];
  return {
    groups: [
      { title: 'Top result', items: best ? [recordItem(best, kindTitle(best.kind))] : [] },
      { title: 'Actions', items: [...bestActions, ...(toDo ?? [])] },
      { title: 'Go to', items: goTo ?? [] },
      ...[...groupTitles].map((title) => ({
        title,
        items: foundItems(groups.get(title) ?? []),
      })),
    ],
  };
}

/** At most two files, and the way to all. */
function foundItems(found: FoundRecord[]): PaletteItem[] {
  const further = found.filter(({ kind }) => kind === 'media').slice(2);
  const items = found
    .filter((record) => !further.includes(record))
    .map((record) => recordItem(record, record.aside));
  if (further.length === 0) return items;
  return [...items, { id: 'all-media', title: 'All media', address: paths.adminMedia }];
}

function noResults(text: string, guesses: FoundRecord[]): PaletteAnswer {
  const searchTitle = `Search all enquiries for “${text}”`;
  return {
    heading: 'No results',
    groups: [
      { title: 'Did you mean', items: guesses.map((record) => recordItem(record, record.aside)) },
      {
        title: 'Actions',
        items: [
          { id: 'inside', title: searchTitle, run: () => openWith(text, paths.adminEnquiries) },
          ...addedKinds().map(({ noun, adminAddress }) => ({
            id: `add-${noun.name}`,
            title: `${addLabel(noun)} “${text}”`,
            run: () => openWith(text, `${adminAddress}?edit=new`),
          })),
        ],
      },
    ],
  };
}

function addedKinds() {
  return may(presentRole(), 'write') ? kinds.filter(isAddedInForm) : [];
}

function matching(items: PaletteItem[], words: string[]) {
  return items.filter(({ title, hint }) => matchScore(words, matchable(title, hint)) > 0);
}

function recordItem(record: FoundRecord, aside: string): PaletteItem {
  const { kind, id, title, hint } = record;
  const hasActions = isNoun(kind) && kind !== 'developers' && may(presentRole(), 'write');
  return {
    id: `${kind}-${id}`,
    title,
    hint,
    aside,
    address: openAddress(record),
    ...(hasActions && { actions: recordCommands(record) }),
  };
}

/** The URL of a record's form, or of its page for read-only members. */
function openAddress({ kind, id, address }: FoundRecord) {
  const writes = findExtent(presentRole(), 'write');
  const isWritten = writes === 'all' || (writes === 'own' && kind === 'partners');
  return isWritten || !isPreviewed(kind) ? address : paths.adminPreview(kind, id);
}

function isPreviewed(kind: string) {
  return previewedNouns.some((name) => name === kind);
}

const firstGroups = [
  nouns.projects.noun.title,
  nouns.partners.noun.title,
  nouns.developers.noun.title,
  nouns.testimonials.noun.title,
  'Enquiries',
  'News and media',
];

const groupTitles = new Set([...firstGroups, ...Object.keys(nouns).map(groupTitle)]);

function groupTitle(kind: string) {
  return kind === 'news' || kind === 'media' ? 'News and media' : kindTitle(kind);
}

function kindTitle(kind: string) {
  const noun = kinds.find(({ noun: { name } }) => name === kind)?.noun;
  return noun?.title ?? 'Enquiries';
}

/** Passes the text in the history state, never in the URL, because it may be personal data. */
function openWith(text: string, address: string) {
  history.pushState({ entryText: text }, '', address);
  location.reload();
}

/** Developers are added in their rows. */
function isAddedInForm({ noun }: (typeof kinds)[number]) {
  return !noun.isFixed && noun.name !== 'developers';
}

function signOut() {
  document
    .querySelector<HTMLFormElement>(`form[action="${sessionPaths.signOut}"]`)
    ?.requestSubmit();
}
