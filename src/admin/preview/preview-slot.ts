import { createContext } from 'react';

/** The element beside the form that contains its preview; null until it is mounted. */
export const PreviewSlot = createContext<HTMLElement | null>(null);
