import { db } from '../src/platform/database.ts';
import { prepareData } from '../src/start-up.ts';

/**
 * Fills the folder DATA_DIR as a first start does, but has no variants of pictures made: visitors then get the picture
 * itself. The lease keeps them from being made when they are asked for.
 */
await prepareData();
await db
  .updateTable('media')
  .set({ variantsReady: 1, variantsLease: '9999-12-31T00:00:00.000Z' })
  .execute();
await db.destroy();
