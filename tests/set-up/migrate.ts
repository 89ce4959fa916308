import { db } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';

await migrate();
await db.destroy();
