import { db } from '../src/platform/database.ts';
import { prepareData } from '../src/start-up.ts';

/** Fills the folder DATA_DIR as a first start does, but has no variants of pictures made: visitors then get the picture itself. */
await prepareData();
await db.updateTable('media').set({ variantsReady: 1 }).execute();
await db.destroy();
