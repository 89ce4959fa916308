import { createContext, useContext } from 'react';

/** What the operator has set up for places: a provider of maps, and a geocoder. */
export type Places = { mapStyle: string | null; hasGeocoder: boolean };

const PlacesContext = createContext<Places>({ mapStyle: null, hasGeocoder: false });

export const PlacesProvider = PlacesContext.Provider;

export function usePlaces() {
  return useContext(PlacesContext);
}
