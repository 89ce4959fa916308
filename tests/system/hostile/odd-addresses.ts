import { isLong } from '../../set-up/long.ts';

/** Ways to write the address of what stands at the root; every third in the short run. */
export const spellings = (name: string) =>
  allSpellings(name).filter((_, index) => isLong || index % 3 === 0);

const allSpellings = (name: string) => [
  `/${name}`,
  `/${name.replace('_', '%5f')}`,
  `/${name.replace('_', '%5F')}`,
  `/${name.replace('_', '%255f')}`,
  `/${name.replace('_', '%25255f')}`,
  `/${name.replace('i', '%69')}`,
  `/${name.toUpperCase()}`,
  `//${name}`,
  `///${name}`,
  `/./${name}`,
  `/x/../${name}`,
  `/x/%2e%2E/${name}`,
  `/\\${name}`,
  `/${name}/`,
  `/${name}//`,
  `/${name}/.`,
  `/${name}%00`,
  `/${name}%2f`,
  `/${name};x`,
];

/** Ways to name an action in the address of a page. */
export const actionQueries = [
  '?_action=news.save',
  '?%5faction=news.save',
  '?%5Faction=none',
  '?_%61ction=news.save',
  '?_action=',
  '?_action',
  '?x=1&_action=news.save',
  '?_action=none&_action=news.save',
  '?_action=__proto__',
  '?_action=%00',
];

/** Other ways to write the address of a screen of the back office. */
export const adminSpellings = [
  '/%61dmin/partners',
  '//admin/partners',
  '/admin/./partners',
  '/admin%2fpartners',
  '/x/../admin/partners',
  '/admin\\partners',
  '/ADMIN/partners',
  '/admin/partners/',
];
