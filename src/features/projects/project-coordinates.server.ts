import { findCoordinates } from '../../platform/geocoder.ts';
import { cityName, type ProjectDraft } from './project.ts';

/** A draft with the coordinates of its address, where it has none. Asked for outside any transaction: the answer may take its time. */
export async function withCoordinates(draft: ProjectDraft): Promise<ProjectDraft> {
  const { address, coordinates } = draft.location;
  if (coordinates || address === null) return draft;
  const found = await lookUpPlace({ address, city: draft.city });
  return { ...draft, location: { address, coordinates: found } };
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
