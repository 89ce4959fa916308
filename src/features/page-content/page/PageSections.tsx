import { EditorialSection, homeRhythm } from './EditorialSection.tsx';
import type { PageSection } from '../page-content.ts';

type PageSectionsProps = { sections: PageSection[]; rhythm?: typeof homeRhythm };

export function PageSections({ sections, rhythm = homeRhythm }: PageSectionsProps) {
  return sections.map((section, index) => (
    <EditorialSection key={index} section={section} index={index} rhythm={rhythm} />
  ));
}
