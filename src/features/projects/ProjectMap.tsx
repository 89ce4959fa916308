import { facts } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import { MapBlock } from '../../ui/MapBlock.tsx';
import { cityName, type ProjectDetail } from './project.ts';

/** Without coordinates the map shows Vancouver, and no pin. The address stands above it. */
export function ProjectMap(props: { project: ProjectDetail; mapStyle: string | null }) {
  const { title, location, area, city } = props.project;
  const place = location.address ?? [title, area, cityName(city)].filter(Boolean).join(', ');
  return (
    <MapBlock
      label={`Map of ${title}`}
      coordinates={location.coordinates}
      centre={facts.coordinates}
      directions={paths.directions(place)}
      mapStyle={props.mapStyle}
    />
  );
}
