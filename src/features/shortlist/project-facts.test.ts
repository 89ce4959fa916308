import { expect, test } from 'vitest';
import type { Project } from '../projects/project.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import { comparedFacts } from './project-facts.ts';

const [kestrel] = demoProjects;
const written = { ...kestrel?.specifications, priceRange: '$2,480,000 to $6,900,000' };
const project = { ...kestrel, specifications: written, figures: null } as unknown as Project;

test('a project ranks by its lowest price unless it is sold out', () => {
  expect(findRank(project)).toEqual({ value: 2_480_000, unit: 'CAD' });
  expect(findRank({ ...project, status: 'sold-out' })).toBeUndefined();
});

function findRank(one: Project) {
  return comparedFacts(one).find(({ key }) => key === 'price')?.rank;
}
