/** The roles of members, most rights first. */
export const roles = {
  owner: {
    title: 'Owner',
    about: 'Full access, including settings and team.',
    forYou: 'you have full access, including settings and team.',
  },
  editor: {
    title: 'Editor',
    about: 'Edits and publishes content. No settings.',
    forYou: 'you can edit and publish content.',
  },
  enquiries: {
    title: 'Enquiries only',
    about: 'Reads and answers enquiries only.',
    forYou: 'you can read and answer enquiries.',
  },
  partner: {
    title: 'Partner',
    about: 'Edits their own profile and sees their own enquiries and projects.',
    forYou: 'you can edit your own profile and see your own enquiries and projects.',
  },
} as const;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

/** A right covers all records, or only the member's own. */
type Extent = 'all' | 'own';

type RightOfRoles = { title: string } & { [Name in Role]?: Extent };

/** The rights of each role. A role that is not listed lacks the right. */
export const rights = {
  enter: {
    title: 'Sign in and manage their own account',
    owner: 'all',
    editor: 'all',
    enquiries: 'all',
    partner: 'own',
  },
  enquiries: {
    title: 'Read and answer enquiries',
    owner: 'all',
    editor: 'all',
    enquiries: 'all',
    partner: 'own',
  },
  read: {
    title: 'View published content and drafts',
    owner: 'all',
    editor: 'all',
    enquiries: 'all',
    partner: 'own',
  },
  write: { title: 'Edit, publish, schedule', owner: 'all', editor: 'all', partner: 'own' },
  media: { title: 'Media, previews, first access', owner: 'all', editor: 'all', partner: 'own' },
  erase: { title: 'Delete enquiries permanently', owner: 'all', editor: 'all' },
  activity: { title: 'View activity and past pages', owner: 'all', editor: 'all' },
  settings: { title: 'Settings, redirects, email', owner: 'all' },
  people: { title: 'Invite and remove team members', owner: 'all' },
} as const satisfies Record<string, RightOfRoles>;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as Right[];

export type Member = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The partner whose profile the member owns. */
  partnerId: string | null;
};

type Rights = Partial<Record<Role, Extent>>;

/** The extent of a right, undefined if the role lacks it. */
export function findExtent(role: Role, right: Right): Extent | undefined {
  return (rights[right] as Rights)[role];
}

/** True if the role has the right for all records. */
export function may(role: Role, right: Right) {
  return findExtent(role, right) === 'all';
}

/** True if the receiver's rights suffice to continue all work of another member. */
export function mayTakeOver(
  receiver: Pick<Member, 'role' | 'partnerId'>,
  from: Pick<Member, 'role' | 'partnerId'>,
) {
  const isAlike = receiver.role === from.role && receiver.partnerId === from.partnerId;
  return isAlike || (may(receiver.role, 'write') && may(receiver.role, 'enquiries'));
}

/** The right that a page or an action requires. With `hasOwn` it also handles members limited to their own records. */
export type RequiredRight = { right: Right; hasOwn?: boolean | undefined };

export function isAllowed(role: Role, { right, hasOwn = false }: RequiredRight) {
  const extent = findExtent(role, right);
  return extent === 'all' || (extent === 'own' && hasOwn);
}

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

/** Shown when a member lacks the right. */
export const notForYourRole = 'Your role does not allow this. Ask an owner.';
