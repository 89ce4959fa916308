import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Row = Record<string, string | number | null>;

type Queries<Name extends string> = Record<Name, string>;

/** The database of a site, read past the site. */
export type TrialDatabase = {
  /** The rows of several queries at one moment. */
  read: <Name extends string>(queries: Queries<Name>) => Promise<Record<Name, Row[]>>;
  change: (statement: string) => Promise<void>;
  /** What the database itself finds wrong. */
  faults: () => Promise<string[]>;
};

export function sqliteDatabase(dataFolder: string): TrialDatabase {
  const file = path.join(dataFolder, 'solmere.db');

  function open<T>(work: (database: DatabaseSync) => T) {
    const database = new DatabaseSync(file, { timeout: 10_000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  }

  return {
    read: async <Name extends string>(queries: Queries<Name>) =>
      open((database) => {
        database.exec('begin');
        return rowsByName(
          Object.entries<string>(queries).map(([name, query]) => [
            name as Name,
            database.prepare(query).all() as Row[],
          ]),
        );
      }),
    change: async (statement) => open((database) => database.exec(statement)),
    faults: async () =>
      open((database) => database.prepare('pragma integrity_check').all())
        .map((row) => String(row['integrity_check']))
        .filter((found) => found !== 'ok'),
  };
}

export function postgresDatabase(connectionString: string): TrialDatabase {
  async function connected<T>(work: (client: pg.Client) => Promise<T>) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  return {
    read: async <Name extends string>(queries: Queries<Name>) =>
      connected(async (client) => {
        await client.query('begin isolation level repeatable read');
        const found: [Name, Row[]][] = [];
        for (const [name, query] of Object.entries<string>(queries))
          found.push([name as Name, (await client.query<Row>(query)).rows]);
        return rowsByName(found);
      }),
    change: async (statement) => {
      await connected((client) => client.query(statement));
    },
    faults: async () => [],
  };
}

function rowsByName<Name extends string>(entries: [Name, Row[]][]) {
  return Object.fromEntries(entries) as Record<Name, Row[]>;
}
