import { createContext } from 'react';

/** The element beside the form in which its preview stands; null until it is there. */
export const PreviewPlace = createContext<HTMLElement | null>(null);
