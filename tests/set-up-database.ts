import { afterAll, inject } from 'vitest';
import { createDatabase } from './postgres.ts';

const postgresUrl = inject('postgresUrl');
if (postgresUrl) process.env['DATABASE_URL'] = await createDatabase(postgresUrl);

const { db } = await import('../src/platform/database.ts');
const { migrate } = await import('../src/platform/migrations.ts');
await migrate();
afterAll(() => db.destroy());
