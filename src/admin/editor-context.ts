import { createContext, useContext } from 'react';

/** The e-mail of who is signed in. */
const EditorContext = createContext('');

export const EditorProvider = EditorContext.Provider;

export function useEditor() {
  return useContext(EditorContext);
}
