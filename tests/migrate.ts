import { db } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations.ts';

await migrate();
await db.destroy();
