import path from 'node:path';
import { env } from '../../platform/env/env.ts';
import { openSharedFiles } from '../../platform/storage/storage.ts';
import { createBrochureCache, isBrochureKey } from './brochure-cache.server.ts';
import { print } from './print.server.ts';

export const { openBrochure, makeAhead, removeOldBrochures, removeOldShared } = createBrochureCache(
  {
    folder: path.join(env.dataFolder, 'brochures'),
    shared: await openSharedFiles('brochures', isBrochureKey),
    print,
  },
);
