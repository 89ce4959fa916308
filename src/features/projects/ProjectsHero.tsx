import hero from '../../site/images/projects-hero.jpg?variants&dimmed&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';

export function ProjectsHero() {
  return (
    <PageHero
      title="GLOBAL PROJECTS"
      tagline="Six cities, and what we would live in."
      image={{ ...hero, alt: '', focal: { x: 0.6, y: 0.4 } }}
      fit={0.309}
    />
  );
}
