/** Who does what is noted and has no account. Nobody signs in under these. */
export const actors = {
  site: '@site',
  clock: '@clock',
  command: '@command',
  somebody: '@somebody',
  /** Whose is what a new database has. What it does is not noted. */
  base: '@base',
} as const;

const words = new Map<string, string>([
  [actors.site, 'The site'],
  [actors.clock, 'The clock'],
  [actors.command, 'The command line'],
  [actors.somebody, 'Somebody'],
  [actors.base, 'The first content'],
]);

/** What a reader is told of who did something: an e-mail stays as it is. */
export function actorName(actor: string) {
  return words.get(actor) ?? actor;
}
