/** What members are to the back office, the most first. */
export const roles = {
  owner: {
    title: 'Owner',
    about: 'Everything, and who else may enter.',
    forYou: 'you may do everything, and say who else may enter.',
  },
  editor: {
    title: 'Editor',
    about: 'Writes and publishes. No settings.',
    forYou: 'you write and publish.',
  },
  enquiries: {
    title: 'Enquiries only',
    about: 'Reads and answers letters. Nothing else.',
    forYou: 'you read and answer letters.',
  },
  partner: {
    title: 'Partner',
    about: 'Writes their own profile, reads their own enquiries and projects.',
    forYou: 'you write your own profile, and read your own enquiries and projects.',
  },
} as const;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

/** Of everything, or of what is the member's own alone. */
type Extent = 'all' | 'own';

type RightOfRoles = { title: string } & { [Name in Role]?: Extent };

/** Who may do what. A role that is not named may not. */
export const rights = {
  enter: {
    title: 'Sign in, and look after their own account',
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
    title: 'See everything that is public and in draft',
    owner: 'all',
    editor: 'all',
    enquiries: 'all',
    partner: 'own',
  },
  write: { title: 'Write, publish, schedule', owner: 'all', editor: 'all', partner: 'own' },
  media: { title: 'Media, previews, VIP access', owner: 'all', editor: 'all', partner: 'own' },
  erase: { title: 'Erase enquiries for good', owner: 'all', editor: 'all' },
  activity: { title: 'See what everybody did', owner: 'all', editor: 'all' },
  settings: { title: 'Settings, redirects, mail', owner: 'all' },
  people: { title: 'Invite and remove people', owner: 'all' },
} as const satisfies Record<string, RightOfRoles>;

export type Right = keyof typeof rights;

export const rightNames = Object.keys(rights) as Right[];

/** Who is signed in. */
export type Member = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The partner whose profile is the member's own. */
  partnerId: string | null;
};

type Rights = Partial<Record<Role, Extent>>;

/** How far a right reaches; undefined for those who do not have it. */
export function extentOf(role: Role, right: Right): Extent | undefined {
  return (rights[right] as Rights)[role];
}

/** True for who may do it to everything. */
export function may(role: Role, right: Right) {
  return extentOf(role, right) === 'all';
}

/** Whether somebody may go on with all that another has begun. */
export function mayTakeOver(
  receiver: Pick<Member, 'role' | 'partnerId'>,
  from: Pick<Member, 'role' | 'partnerId'>,
) {
  const isAlike = receiver.role === from.role && receiver.partnerId === from.partnerId;
  return isAlike || (may(receiver.role, 'write') && may(receiver.role, 'enquiries'));
}

/** What a page or an action asks for; with `hasOwn` it knows what to do for who has the right to what is their own. */
export type RequiredRight = { right: Right; hasOwn?: boolean | undefined };

export function isAllowed(role: Role, { right, hasOwn = false }: RequiredRight) {
  const extent = extentOf(role, right);
  return extent === 'all' || (extent === 'own' && hasOwn);
}

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}

/** What who asks for something else reads. */
export const notForYourRole = 'Your role does not include this. Ask an owner.';
