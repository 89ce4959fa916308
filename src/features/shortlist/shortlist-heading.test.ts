import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Project } from '../projects/project.ts';
import { demoProjects } from '../projects/projects.demo.ts';
import { EmptyShortlist, Shortlist } from './Shortlist.tsx';

const projects = demoProjects.map((project, index) => ({
  ...project,
  id: String(index),
})) as unknown as Project[];

test.each([
  [1, 'One shared project'],
  [2, 'Two shared projects'],
  [3, 'Three shared projects'],
  [5, 'Five shared projects'],
])('a shared list of %i has its name above their number in words', (count, heading) => {
  const props = { projects: projects.slice(0, count), lead: '', origin: 'https://solmere.example' };
  expect(renderHeading(createElement(Shortlist, props))).toEqual(['Shortlist', heading]);
});

test('an empty list has its name above what it says', () => {
  const props = { lead: '', action: { label: 'Projects', href: '/projects' }, isOwn: true };
  expect(renderHeading(createElement(EmptyShortlist, props))).toEqual([
    'Shortlist',
    'Nothing saved yet',
  ]);
});

/** The line above the heading, and the heading. */
function renderHeading(element: ReactElement) {
  const lines = /<p[^>]*>([^<]*)<\/p><h1[^>]*>([^<]*)<\/h1>/.exec(renderToStaticMarkup(element));
  return lines?.slice(1);
}
