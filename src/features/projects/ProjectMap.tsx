import { facts } from '../../site/facts.ts';
import { MapBlock } from '../../ui/MapBlock.tsx';
import type { ProjectDetail } from './project.ts';

/** Without coordinates the map shows Vancouver, and no pin. The address stands above it. */
export function ProjectMap(props: { project: ProjectDetail; mapStyle: string | null }) {
  const { title, location } = props.project;
  return (
    <MapBlock
      label={`Map of ${title}`}
      coordinates={location.coordinates}
      centre={facts.coordinates}
      mapStyle={props.mapStyle}
    />
  );
}
