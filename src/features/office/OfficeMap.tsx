import type { MapView } from '../../lib/map-view.ts';
import { facts, officeAddress } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import { MapBlock } from '../../ui/MapBlock.tsx';

export function OfficeMap({ map }: { map: MapView }) {
  return (
    <MapBlock
      label={`Map of the ${facts.name} gallery`}
      address={officeAddress}
      directions={paths.directions(officeAddress)}
      map={map}
    />
  );
}
