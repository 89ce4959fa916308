/** Actors in the activity log without an account. Nobody can sign in under these names. */
export const actors = {
  site: '@site',
  clock: '@clock',
  command: '@command',
  somebody: '@somebody',
  /** Who acts by the link of an email. */
  visitor: '@visitor',
  /** Owns the content of a new database. Its actions are not logged. */
  base: '@base',
} as const;

/** The name of the first account until its owner gives their own. */
export const unnamedOwner = 'Administrator';

const displayNames = new Map<string, string>([
  [actors.site, 'System'],
  [actors.clock, 'Scheduler'],
  [actors.command, 'Command line'],
  [actors.somebody, 'Someone'],
  [actors.visitor, 'Visitor'],
  [actors.base, 'Initial content'],
]);

const keyPrefix = '@key ';

/** The actor of what another system does with a key of this name. */
export function keyActor(name: string) {
  return keyPrefix + name;
}

export const assistantPrefix = '@assistant ';

/** The actor of what an assistant does for a member. */
export function assistantActor(name: string, email: string) {
  return `${assistantPrefix}${email} ${name}`;
}

/** The email of whoever answers for an actor: of an assistant, the member that it acts for. */
export function personBehind(actor: string) {
  return isAssistant(actor) ? (actor.slice(assistantPrefix.length).split(' ')[0] ?? '') : actor;
}

export function isAssistant(actor: string) {
  return actor.startsWith(assistantPrefix);
}

/** The name shown for an actor. E-mail addresses are shown unchanged. */
export function actorName(actor: string) {
  // The address of its member is nobody else's business.
  if (isAssistant(actor))
    return `Assistant “${actor.slice(assistantPrefix.length).replace(/^\S+ /, '')}”`;
  if (actor.startsWith(keyPrefix)) return `API key “${actor.slice(keyPrefix.length)}”`;
  return displayNames.get(actor) ?? actor;
}
