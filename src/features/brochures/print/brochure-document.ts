import { createElement, type ReactNode } from 'react';
import { Document, Page } from '@react-pdf/renderer';
import { cover } from './cover.ts';
import { pageFoot, topMargin, type Section } from './page-parts.ts';
import { comparedSection, projectSections } from './sections.ts';
import type { Print } from './elements.ts';

/** The pages of a brochure. Each section starts on a new page and may take several. */
export function brochureDocument(print: Print) {
  const { brochure } = print;
  const sections = [
    ...(brochure.compared ? [comparedSection(print, brochure.compared)] : []),
    ...brochure.projects.flatMap((project) => projectSections(print, project)),
  ];
  return createElement(Document, {}, cover(print), ...sections.map((one) => section(print, one)));
}

function section(print: Print, { foot, content }: Section): ReactNode {
  const { page, styles } = print;
  return createElement(
    Page,
    {
      size: [page.width, page.height],
      style: { ...styles.page, paddingTop: topMargin, paddingBottom: 62 },
    },
    ...content,
    pageFoot(print, foot),
  );
}
