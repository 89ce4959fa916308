import { createContext, useContext } from 'react';

/** The e-mail of the signed-in user. */
const EditorContext = createContext('');

export const EditorProvider = EditorContext.Provider;

export function useEditor() {
  return useContext(EditorContext);
}
