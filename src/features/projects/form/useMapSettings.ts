import { createContext, useContext } from 'react';

/** The configured map provider's style and whether there is a geocoder. */
export type MapSettings = { mapStyle: string | null; hasGeocoder: boolean };

const MapSettingsContext = createContext<MapSettings>({ mapStyle: null, hasGeocoder: false });

export const MapSettingsProvider = MapSettingsContext.Provider;

export function useMapSettings() {
  return useContext(MapSettingsContext);
}
