import { projectMessages } from '../../messages/projects.ts';
import type { MapView } from '../../lib/geo/map-view.ts';
import { addressInLine } from '../../lib/geo/postal-address.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { MapBlock } from '../../ui/map/MapBlock.tsx';

export function OfficeMap({ map }: { map: MapView }) {
  const address = addressInLine(headOffice());
  return (
    <MapBlock
      label={projectMessages().project.mapLabel(settings().company.name)}
      address={address}
      directions={paths.directions(address)}
      map={map}
    />
  );
}
