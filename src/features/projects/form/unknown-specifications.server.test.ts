import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, ferrand, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import { brochurePart } from '../../brochures/project-brochure.ts';
import { noResidences } from '../../residences/residence.ts';
import { compareFacts } from '../../shortlist/compare-facts.ts';
import { comparedFacts } from '../../shortlist/project-facts.ts';
import { ProjectOverview } from '../page/ProjectOverview.tsx';
import { findProject, projectRecords } from '../projects.server.ts';

const known = { ...kestrel.specifications, strataFees: '$0.62 per sq ft', levels: 27 };

beforeEach(emptyProjects);

test.each([
  ['0', '0', '0'],
  ['$0.00', 'CAD 0', ' ０ '],
  ['', '', ''],
])(
  'specifications that are empty or 0 read TBA: %s',
  async (strataFees, priceRange, buildingType) => {
    const specifications = {
      buildingType,
      strataFees,
      priceRange,
      typesOfUnits: '0',
      units: 0,
      levels: 0,
    };
    const { id } = await saved({ ...kestrel, residences: noResidences, specifications });
    await saved({ ...ferrand, specifications: known });
    const project = await findProject(kestrel.slug);
    const other = await findProject(ferrand.slug);
    if (!project || !other) throw new Error('Both are public');

    const page = renderToStaticMarkup(createElement(ProjectOverview, { project }));
    for (const heading of ['BUILDING', 'TOTAL UNITS', 'LEVELS', 'TYPE', 'STRATA FEE', 'PRICING'])
      expect(page).toMatch(new RegExp(`>${heading}</dt><dd class="[^"]*">TBA</dd>`));

    const described = { project, partner: undefined, ground: null };
    const { facts } = brochurePart(described, new Date(), 1);
    for (const label of ['Building', 'Homes', 'Levels', 'Type', 'Strata fee', 'Price'])
      expect(facts).toContainEqual({ label, text: 'TBA' });

    const rows = compareFacts([project, other].map((one) => comparedFacts(one)));
    for (const label of ['Strata fee', 'Levels', 'Building'])
      expect(rows.find((row) => row.label === label)?.cells[0]?.text).toBe('TBA');

    const [edited] = await projectRecords.findMany({ ids: [id] });
    expect(edited?.specifications.strataFees).toBe(strataFees || null);
  },
);

test('specifications that contain a zero among others are shown as they are', async () => {
  await saved({ ...kestrel, specifications: { ...known, buildingType: 'Net 0' } });
  const project = await findProject(kestrel.slug);
  expect(project?.specifications).toEqual({ ...known, buildingType: 'Net 0' });
});
