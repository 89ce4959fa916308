import { buildSite } from '../../scripts/site-build.ts';

export default async function setUp() {
  await buildSite();
}
