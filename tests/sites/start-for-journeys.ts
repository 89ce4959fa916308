import { cp } from 'node:fs/promises';
import { provideDemoData } from './demo-data.ts';
import { serveMaps } from './map-provider.ts';

const { DATA_DIR, TEST_DEMO_DATA } = process.env;
if (DATA_DIR === undefined || TEST_DEMO_DATA === undefined)
  throw new Error('DATA_DIR and TEST_DEMO_DATA say where the demo content goes');
await provideDemoData(TEST_DEMO_DATA);
await cp(TEST_DEMO_DATA, DATA_DIR, { recursive: true });
await serveMaps();
await import('../../scripts/start.ts');
