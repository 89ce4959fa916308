/** Actors in the activity log without an account. Nobody can sign in under these names. */
export const actors = {
  site: '@site',
  clock: '@clock',
  command: '@command',
  somebody: '@somebody',
  /** Owns the content of a new database. Its actions are not logged. */
  base: '@base',
} as const;

const displayNames = new Map<string, string>([
  [actors.site, 'The site'],
  [actors.clock, 'The clock'],
  [actors.command, 'The command line'],
  [actors.somebody, 'Somebody'],
  [actors.base, 'The first content'],
]);

/** The name shown for an actor. E-mail addresses are shown unchanged. */
export function actorName(actor: string) {
  return displayNames.get(actor) ?? actor;
}
