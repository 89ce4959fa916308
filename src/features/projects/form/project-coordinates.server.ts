import { findCoordinates } from '../../../platform/maps/geocoder.ts';
import { cityName, type ProjectInput } from '../project.ts';

/** Looks up missing coordinates. Call it outside of transactions: the geocoder may be slow. */
export async function withCoordinates(input: ProjectInput): Promise<ProjectInput> {
  const { address, coordinates } = input.location;
  if (coordinates || address === null) return input;
  const result = await geocodeAddress({ address, city: input.city });
  return { ...input, location: { address, coordinates: result } };
}

/** Geocodes an address, with the city's name appended if missing. Null if it is not found. */
export async function geocodeAddress({
  address,
  city,
}: {
  address: string;
  city?: string | null | undefined;
}) {
  const name = cityName(city ?? '');
  const hasCityName = address.toLowerCase().includes(name.toLowerCase());
  return findCoordinates(hasCityName ? address : `${address}, ${name}`);
}
