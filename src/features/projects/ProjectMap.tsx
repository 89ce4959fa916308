import { projectMessages } from '../../lib/project-messages.ts';
import type { MapView } from '../../lib/map-view.ts';
import { MapBlock } from '../../ui/MapBlock.tsx';

/** The address stands above it. */
export function ProjectMap({ title, map }: { title: string; map: MapView }) {
  return <MapBlock label={projectMessages().project.mapOf(title)} map={map} />;
}
