import { loadDemoData } from './demo-data.ts';

const folder = process.env['DATA_DIR'];
if (folder === undefined) throw new Error('DATA_DIR says where the demo content goes');
await loadDemoData(folder);
await import('../scripts/start.ts');
