import { expect, test } from 'vitest';
import { unitLabels } from './unit-labels.ts';

test('texts are called what the form calls them, under the heading of their part', () => {
  const paths = [
    'description',
    'completionDate',
    'specifications.buildingType',
    'features.0',
    'features.1',
    'residences.plans.k9x.name',
    'residences.plans.a2b.name',
    'residences.plans.a2b.exposure',
    'content.sections.0.title',
    'content.sections.1.items.2.text',
    'alt:/media/images/projects/a.b.jpg',
    'alt:/media/images/projects/c.jpg',
  ];
  expect(
    unitLabels(paths.map((path) => ({ path }))).map(({ group, label }) => `${group}: ${label}`),
  ).toEqual([
    'undefined: Description',
    'undefined: Completion date',
    'Specifications: Building type',
    'Features: Feature 1',
    'Features: Feature 2',
    'Floor plan 1: Name',
    'Floor plan 2: Name',
    'Floor plan 2: Exposure',
    'Section 1: Title',
    'Section 2: Item 3, text',
    'Images: Alt text, image 1',
    'Images: Alt text, image 2',
  ]);
});
