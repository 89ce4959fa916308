import { facts } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import { MapBlock } from '../../ui/MapBlock.tsx';
import { officeAddress } from './OfficeDetails.tsx';

/** `mapStyle` is the address of the provider's style; without, the map is a drawing. */
export function OfficeMap({ mapStyle }: { mapStyle: string | null }) {
  return (
    <MapBlock
      label={`Map of the ${facts.name} gallery`}
      address={officeAddress}
      coordinates={facts.coordinates}
      directions={paths.directions(officeAddress)}
      mapStyle={mapStyle}
    />
  );
}
