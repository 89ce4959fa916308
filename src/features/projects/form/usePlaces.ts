import { createContext, useContext } from 'react';

/** The configured map provider's style and whether there is a geocoder. */
export type Places = { mapStyle: string | null; hasGeocoder: boolean };

const PlacesContext = createContext<Places>({ mapStyle: null, hasGeocoder: false });

export const PlacesProvider = PlacesContext.Provider;

export function usePlaces() {
  return useContext(PlacesContext);
}
