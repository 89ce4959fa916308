import type { DatabaseSync } from 'node:sqlite';

/** What the site writes between requests, some of it a moment later, and what counts tries. */
const changingByThemselves = [
  'alert_matches',
  'alert_news',
  'auth_session',
  'brochure_leases',
  'dead_links',
  'instances',
  'jobs',
  'limit_tries',
  'media',
  'not_found_visits',
];

/** Every row that a request could change, by the names of the tables. */
export function contents(database: DatabaseSync) {
  const tables = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name`,
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !changingByThemselves.includes(name));
  return Object.fromEntries(
    tables.map((name) => [
      name,
      JSON.stringify(
        database.prepare(`select * from ${name} order by 1`).all().map(withoutLastSeen),
      ),
    ]),
  );
}

/** A session that is used says so of its account. */
function withoutLastSeen({ last_seen_at: _seen, ...row }: Record<string, unknown>) {
  return row;
}

/** A row under the names that actions know. */
export function camelCased(row: object) {
  const named = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    value as unknown,
  ]);
  return Object.fromEntries(named) as Record<string, unknown>;
}

/** Input with which an action that did not look at the session would do its work. */
export function everyInput(database: DatabaseSync) {
  const partner = { ...database.prepare('select * from partners order by display_order').get() };
  const body = JSON.stringify({
    ...camelCased(partner),
    direction: 'down',
    name: 'Someone Else',
  });
  return { method: 'POST', contentType: 'application/json', body };
}
