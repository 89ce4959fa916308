import { findCoordinates } from '../../platform/geocoder.ts';
import { cityName, type ProjectInput } from './project.ts';

/** An input with the coordinates of its address, where it has none. Asked for outside any transaction: the answer may take its time. */
export async function withCoordinates(input: ProjectInput): Promise<ProjectInput> {
  const { address, coordinates } = input.location;
  if (coordinates || address === null) return input;
  const found = await lookUpPlace({ address, city: input.city });
  return { ...input, location: { address, coordinates: found } };
}

/** Where an address lies, in the city unless it names the city itself; null when nobody knows. */
export async function lookUpPlace({
  address,
  city,
}: {
  address: string;
  city?: string | null | undefined;
}) {
  const name = cityName(city ?? '');
  const isNamed = address.toLowerCase().includes(name.toLowerCase());
  return findCoordinates(isNamed ? address : `${address}, ${name}`);
}
