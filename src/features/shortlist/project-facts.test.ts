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

test('price per square foot and size are of the homes, ranked in the main currency', () => {
  const details = {
    cheapest: { price: 2_480_000, area: 1_240 },
    sizes: [1_240, 2_600] as [number, number],
    deposit: { text: '20% in 4 payments, the balance on completion', share: 20 },
    partner: { name: 'Ingrid Halvorsen', slug: 'ingrid-halvorsen', office: '', brokerage: '' },
  };
  const facts = new Map(comparedFacts(project, details).map((fact) => [fact.key, fact]));
  expect(facts.get('perFoot')).toMatchObject({
    text: 'CAD 2,000',
    rank: { value: 2_000, unit: 'CAD' },
  });
  expect(facts.get('size')).toMatchObject({ text: '1,240 to 2,600 sq ft' });
  expect(facts.get('deposit')).toMatchObject({ rank: { value: 20, unit: '%' } });
  expect(facts.get('partner')).toMatchObject({
    text: 'Ingrid Halvorsen',
    href: '/partners/ingrid-halvorsen',
  });
  const yen = { ...project, city: 'TOKYO' };
  const [tokyo] = comparedFacts(yen, details).filter(({ key }) => key === 'perFoot');
  expect(tokyo).toMatchObject({ text: 'JPY 2,000', rank: { unit: 'CAD' } });
  expect(comparedFacts(project).find(({ key }) => key === 'perFoot')?.text).toBeNull();
});

test('sizes have one unit first, and a foreign fee says and ranks by what it is about in the main currency and unit', () => {
  const sizes = [1_000, 2_000] as [number, number];
  const details = { cheapest: null, sizes, deposit: null, partner: null };
  const factsIn = (city: string, strataFees: string) =>
    new Map(
      comparedFacts(
        { ...project, city, specifications: { ...written, strataFees } } as Project,
        details,
      ).map((fact) => [fact.key, fact]),
    );
  const tokyo = factsIn('TOKYO', '¥1,300 / m²');
  expect(tokyo.get('size')?.lines).toEqual(['1,000 to 2,000 sq ft', '93 to 186 m²']);
  expect(tokyo.get('strataFee')?.lines).toEqual(['JPY 1,300 / m²', 'about CAD 1.10 / sq ft']);
  expect(tokyo.get('strataFee')?.rank).toEqual({ value: 1.1, unit: 'CAD' });
  const own = factsIn('VANCOUVER', '$0.68 / sq ft').get('strataFee');
  expect(own?.rank).toEqual({ value: 0.68, unit: 'CAD' });
  expect(factsIn('HONOLULU', 'US$0.74 / sq ft').get('strataFee')?.lines?.[1]).toMatch(
    /^about CAD 1\.0\d \/ sq ft$/,
  );
  for (const fee of ['$0.68 / sq ft', 'Included', '¥1,300 / m² and a fund'])
    expect(factsIn('VANCOUVER', fee).get('strataFee')?.lines).toBeUndefined();
});

function findRank(one: Project) {
  return comparedFacts(one).find(({ key }) => key === 'price')?.rank;
}
