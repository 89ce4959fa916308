import { expect, test } from 'vitest';
import { makeFormStore } from './form-store.ts';

test('a validation error moves to its field when the field is mounted, and back', () => {
  const store = makeFormStore({});
  store.setErrors({ heroUrl: 'Required.' });
  expect(store.errorsElsewhere()).toEqual(['Hero url: required.']);
  const hide = store.showField('heroUrl');
  expect(store.errorAt('heroUrl')).toBe('Required.');
  expect(store.errorsElsewhere()).toEqual([]);
  hide();
  expect(store.errorsElsewhere()).toHaveLength(1);
  expect(store.errorCount()).toBe(1);
});

test('validating one field keeps the errors of the others, with their present messages', () => {
  const store = makeFormStore({});
  for (const name of ['name', 'images', 'images.main']) store.showField(name);
  store.setErrors({ name: 'Old', 'images.main': 'Old' });
  store.setErrorsAt('images', { name: 'New', 'images.gallery.2': 'New' });
  expect(store.errorAt('name')).toBe('New');
  expect(store.errorAt('images.main')).toBeUndefined();
  expect(store.errorAt('images')).toBe('New');
});

test('an error goes when another field mends it, and one of the server when its own field changes', () => {
  const store = makeFormStore({});
  for (const name of ['deposits.0.value', 'deposits.1.value', 'slug']) store.showField(name);
  store.setErrors({ slug: 'Taken', 'deposits.1.value': 'More than 100 per cent' }, true);
  store.dropMended({ 'deposits.0.value': 'New' });
  expect(store.errorCount()).toBe(2);
  store.setErrors({ 'deposits.1.value': 'More than 100 per cent' });
  store.dropMended({ 'deposits.0.value': 'New' });
  expect(store.errorCount()).toBe(0);
  store.setErrors({ slug: 'Taken', elsewhere: 'Gone' }, true);
  store.setErrorsAt('slug', {});
  expect(store.errorAt('slug')).toBeUndefined();
  expect(store.errorsElsewhere()).toEqual(['Elsewhere: Gone']);
});
