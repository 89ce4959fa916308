import { EditorialSection } from './EditorialSection.tsx';
import type { PageSection } from '../page-content.ts';

export function PageSections({ sections }: { sections: PageSection[] }) {
  return sections.map((section, index) => (
    <EditorialSection key={index} section={section} index={index} />
  ));
}
