import { projectMessages } from '../../lib/project-messages.ts';
import type { MapView } from '../../lib/map-view.ts';
import { MapBlock } from '../../ui/MapBlock.tsx';

/** Omits the address, which the page shows above the map. */
export function ProjectMap({ title, map }: { title: string; map: MapView }) {
  return <MapBlock label={projectMessages().project.mapOf(title)} map={map} />;
}
