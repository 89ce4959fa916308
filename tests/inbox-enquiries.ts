export const editor = 'ingrid@solmere.example';

export const ingrid = {
  id: '8d6a0d6c-0f0b-4c2b-9a43-4d1f8a3f0a11',
  slug: 'ingrid-halvorsen',
  name: 'Ingrid Halvorsen',
  email: editor,
};
