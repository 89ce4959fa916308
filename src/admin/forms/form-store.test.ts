import { expect, test } from 'vitest';
import { makeFormStore } from './form-store.ts';

test('a complaint moves to its field as soon as that is on the screen, and back', () => {
  const store = makeFormStore({});
  store.complain({ heroUrl: 'This is needed.' });
  expect(store.homelessErrors()).toEqual(['Hero url: This is needed.']);
  const hide = store.show('heroUrl');
  expect(store.errorAt('heroUrl')).toBe('This is needed.');
  expect(store.homelessErrors()).toEqual([]);
  hide();
  expect(store.homelessErrors()).toHaveLength(1);
  expect(store.errorCount()).toBe(1);
});

test('one field looked at again changes the complaints of no other', () => {
  const store = makeFormStore({});
  for (const name of ['name', 'images', 'images.main']) store.show(name);
  store.complain({ name: 'Old', 'images.main': 'Old' });
  store.complainAt('images', { name: 'New', 'images.gallery.2': 'New' });
  expect(store.errorAt('name')).toBe('Old');
  expect(store.errorAt('images.main')).toBeUndefined();
  expect(store.errorAt('images')).toBe('New');
});
