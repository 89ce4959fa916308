import { expect, test } from 'vitest';
import type { Project } from '../projects/project.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import { factsOf } from './project-facts.ts';

const [kestrel] = demoProjects;
const written = { ...kestrel?.specifications, priceRange: '$2,480,000 to $6,900,000' };
const project = { ...kestrel, specifications: written, figures: null } as unknown as Project;

test('a project ranks by its lowest price unless it is sold out', () => {
  expect(rankOf(project)).toEqual({ value: 2_480_000, unit: 'CAD' });
  expect(rankOf({ ...project, status: 'sold-out' })).toBeUndefined();
});

function rankOf(one: Project) {
  return factsOf(one).find(({ key }) => key === 'price')?.rank;
}
