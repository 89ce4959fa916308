import { projectMessages } from '../../../messages/projects.ts';
import type { MapView } from '../../../lib/geo/map-view.ts';
import { MapBlock } from '../../../ui/map/MapBlock.tsx';

/** Omits the address, which the page shows above the map. */
export function ProjectMap({ title, map }: { title: string; map: MapView }) {
  return <MapBlock label={projectMessages().project.mapLabel(title)} title={title} map={map} />;
}
