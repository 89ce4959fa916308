import { expect, test } from 'vitest';
import { makeFormStore } from './form-store.ts';

test('a validation error moves to its field when the field is mounted, and back', () => {
  const store = makeFormStore({});
  store.setErrors({ heroUrl: 'Required.' });
  expect(store.errorsElsewhere()).toEqual(['Hero url: Required.']);
  const hide = store.showField('heroUrl');
  expect(store.errorAt('heroUrl')).toBe('Required.');
  expect(store.errorsElsewhere()).toEqual([]);
  hide();
  expect(store.errorsElsewhere()).toHaveLength(1);
  expect(store.errorCount()).toBe(1);
});

test('validating one field keeps the errors of the others', () => {
  const store = makeFormStore({});
  for (const name of ['name', 'images', 'images.main']) store.showField(name);
  store.setErrors({ name: 'Old', 'images.main': 'Old' });
  store.setErrorsAt('images', { name: 'New', 'images.gallery.2': 'New' });
  expect(store.errorAt('name')).toBe('Old');
  expect(store.errorAt('images.main')).toBeUndefined();
  expect(store.errorAt('images')).toBe('New');
});
