import type {
  Care,
  DashboardData,
  FirstDay,
  Unfinished,
} from '../../src/features/dashboard/dashboard.ts';

const now = '2026-01-05T17:29:00.000Z';
export const allIsWell: Care = {
  isEmailSetUp: true,
  emailHint: undefined,
  unnotifiedForms: [],
  emailsWaiting: 0,
  emailsFailed: 0,
  stopped: [],
  unlawful: [],
  expiring: [],
  stoppedWebhooks: [],
  deadLinks: 0,
  imagesWithoutText: 0,
  addressesNotFound: 0,
  claimsToReview: 0,
  rulesToReview: 0,
  changedTexts: [],
  missingTexts: [],
  withoutCoordinates: { count: 0, firstId: undefined },
  withoutPrice: { count: 0, firstId: undefined },
};
export const quietDay: DashboardData = {
  now,
  names: {},
  waiting: { total: 0, first: [] },
  scheduled: { total: 0, first: [] },
  unfinished: { total: 0, first: [] },
  viewings: { total: 0, first: [] },
  followUps: { total: 0, first: [] },
  mentions: { total: 0, first: [] },
  unsentReplies: { total: 0, first: [] },
  held: 0,
  changes: [],
  care: allIsWell,
  firstDay: undefined,
};
export const firstDay: FirstDay = {
  company: false,
  office: false,
  cities: false,
  privacy: false,
  pages: true,
  pictures: true,
  mail: false,
  project: false,
  colleague: false,
  password: false,
};

/** A day on which there is something in every part. `user` has left a draft. */
export function makeFullDay(user: string): DashboardData {
  const mei = 'mei@solmere.example';
  const atInbox = {
    givenTo: null,
    followUpOn: null,
    cameBy: 'form',
    joinedTo: null,
    isHeld: 0,
    consentLanguage: 'en-CA',
  } as const;
  const asked = {
    viewingState: null,
    viewingDetails: null,
    email: '',
    status: 'new',
    readAt: null,
    ...atInbox,
    hasFailedEmail: false,
    reader: null,
  } as const;
  const left = { savedBy: user, savedAt: '2026-01-02T18:00:00.000Z', changes: undefined };
  const draft: Omit<Unfinished, 'id' | 'kind' | 'name' | 'address'> = {
    ...left,
    problem: null,
    state: 'draft',
    lacks: [],
    faults: [],
  };
  return {
    ...quietDay,
    names: { [mei]: 'Mei' },
    waiting: {
      total: 3,
      first: [
        {
          ...asked,
          id: '1',
          form: 'vip',
          aboutName: null,
          name: 'Grace Obuya',
          excerpt: 'Toronto, please.',
          createdAt: '2026-01-03T15:55:00.000Z',
        },
        {
          ...asked,
          id: '2',
          form: 'partner-contact',
          aboutName: 'Mei Tanaka',
          name: 'Peter Amsel',
          excerpt: 'Buying for my daughter.',
          createdAt: '2026-01-05T12:00:00.000Z',
          reader: mei,
        },
        {
          ...asked,
          id: '3',
          form: 'project-interest',
          aboutName: 'Kestrel House',
          name: 'Noor Lindqvist',
          excerpt: 'Two people and a piano.',
          createdAt: '2026-01-05T17:12:00.000Z',
        },
      ],
    },
    scheduled: {
      total: 2,
      first: [
        {
          ...left,
          id: 'k',
          kind: 'Project',
          name: 'Kestrel House',
          address: '/admin/projects?edit=k',
          at: '2026-01-06T17:00:00.000Z',
          isEnd: false,
          changes: ['price range'],
        },
        {
          ...left,
          id: 'h',
          kind: 'Project',
          name: 'Harrow Point',
          address: '/admin/projects?edit=h',
          at: '2026-01-09T17:00:00.000Z',
          isEnd: true,
        },
      ],
    },
    unfinished: {
      total: 2,
      first: [
        {
          ...draft,
          id: 's',
          kind: 'Project',
          name: 'Sable Court',
          address: '/admin/projects?edit=s',
          lacks: ['city', 'main image'],
        },
        {
          ...draft,
          id: 'h',
          kind: 'Testimonial',
          name: 'Hana Sorensen',
          address: '/admin/testimonials?edit=h',
          savedBy: mei,
        },
      ],
    },
    changes: [
      {
        id: '9',
        at: '2026-01-05T16:47:00.000Z',
        actor: mei,
        actorName: 'Mei',
        kind: 'projects',
        act: 'saved',
        name: 'Kumo Minato',
        detail: '',
        subjectId: 'm',
        changes: [{ label: 'price range', from: null, to: null }],
        address: '/admin/projects?edit=m',
        offer: 'undo',
        undone: undefined,
      },
    ],
    care: {
      ...allIsWell,
      isEmailSetUp: false,
      emailHint: 'Set SMTP_URL on the server.',
      emailsWaiting: 1,
      stopped: [
        {
          name: 'Osprey',
          address: '/admin/projects?edit=o',
          action: 'publish',
          problem: 'This file is gone.',
        },
        {
          name: 'Harrow Point',
          address: '/admin/projects?edit=h',
          action: 'unpublish',
          problem: null,
        },
      ],
      unlawful: [
        {
          name: 'Ferrand',
          address: '/admin/projects?edit=f',
          isScheduled: false,
          reason: 'Japan asks for: Building confirmed on. Source: Article 33.',
        },
        {
          name: 'Alder Row',
          address: '/admin/projects?edit=a',
          isScheduled: true,
          reason: 'Ontario asks for: Vendor. Source: HCRA.',
        },
      ],
      expiring: [
        {
          name: 'Kestrel House',
          address: '/admin/projects?edit=k',
          filing: 'Disclosure statement',
          daysLeft: 5,
        },
      ],
      imagesWithoutText: 14,
      claimsToReview: 2,
      rulesToReview: 3,
      missingTexts: [
        {
          language: 'fr-CA',
          count: 2,
          address: '/admin/settings?language=fr&show=missing#cities',
        },
      ],
      changedTexts: [
        { language: 'fr-CA', count: 3, address: '/admin/projects?edit=p&language=fr&show=changed' },
      ],
      withoutCoordinates: { count: 1, firstId: 'p' },
    },
  };
}
