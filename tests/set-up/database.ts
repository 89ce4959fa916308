import { cpSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import { createDatabase } from '../sites/postgres.ts';

const migratedDatabase = inject('migratedDatabase');
const folder = process.env['DATA_DIR'];
if (migratedDatabase) process.env['DATABASE_URL'] = await createDatabase(migratedDatabase, 'copy');
else if (folder) cpSync(inject('migratedFolder'), folder, { recursive: true });

const { db } = await import('../../src/platform/database/database.ts');
afterAll(() => db.destroy());
