import { parse } from 'devalue';
import { signInEditor } from '../tests/system/sites/editor.ts';
import { administrator } from './site.ts';

type Seen = { id: string; revision: number };
type Listed = Seen & { slug: string };

/** What is asked, by its name. Each gives the bytes of what is answered. */
export type Visits = Map<string, () => Promise<number>>;

/** What visitors and staff ask for where there may be a lot of everything. */
export async function openScaleVisits(origin: string): Promise<Visits> {
  const { email, password } = administrator;
  const { cookie } = await signInEditor(origin, email, password);
  const listed = (await call('projects.list')) as Listed[];
  const [first, middle] = [listed[0], listed[Math.floor(listed.length / 2)]];
  if (!first || !middle) throw new Error('There are no projects');
  let seen: Seen = first;
  const images = { kind: 'image', hasDrawings: true };

  return new Map<string, () => Promise<number>>([
    ['/', () => get('/')],
    ['/projects', () => get('/projects')],
    ['/projects, a city', () => get('/projects?city=vancouver')],
    ['/projects, sold', () => get('/projects?status=sold')],
    ['a project', () => get(`/projects/${middle.slug}`)],
    ['/partners', () => get('/partners')],
    ['/news', () => get('/news')],
    ['/news, a later page', () => get('/news?page=2')],
    ['/news.xml', () => get('/news.xml')],
    ['/sitemap.xml', () => get('/sitemap.xml')],
    ['dashboard', () => get('/admin')],
    ['projects: the screen', () => get('/admin/projects')],
    ['projects: first part', () => act('projects.listPart', { from: 0, count: 100 })],
    ['projects: last part', () => act('projects.listPart', { from: 4_900, count: 100 })],
    ['projects: the list', () => act('projects.list')],
    ['projects: the bin', () => act('projects.deleted')],
    ['projects: one moved', () => act('projects.move', { id: middle.id, direction: 'up' })],
    ['projects: one deleted and restored', deleteAndRestore],
    ['news: the list', () => act('news.list')],
    ['developers: the list', () => act('developers.list')],
    ['palette: a name', () => act('palette.search', { text: 'kestrel' })],
    ['palette: a typing error', () => act('palette.search', { text: 'kestrle' })],
    ['palette: half a name', () => act('palette.search', { text: 'lindq' })],
    ['palette: in vain', () => act('palette.search', { text: 'zeppelin' })],
    ['inbox: first page', () => act('enquiries.list', { page: 1 })],
    ['inbox: last page', () => act('enquiries.list', { page: 1_400 })],
    ['inbox: new', () => act('enquiries.list', { page: 1, isUnread: true })],
    ['inbox: one form', () => act('enquiries.list', { page: 1, form: 'vip' })],
    ['inbox: email failed', () => act('enquiries.list', { page: 1, folder: 'failed' })],
    ['inbox: a search', () => act('enquiries.list', { page: 1, search: 'harbour mother' })],
    ['inbox: a search in vain', () => act('enquiries.list', { page: 1, search: 'zeppelin' })],
    ['inbox: a person', () => act('enquiries.findPerson', { email: 'noor-7@lindqvist.example' })],
    ['images: first part', () => act('media.list', { ...images, search: '' })],
    ['images: a search', () => act('media.list', { ...images, search: 'cedar 77' })],
    [
      'images: a search without results',
      () => act('media.list', { ...images, search: 'zeppelin' }),
    ],
  ]);

  async function get(path: string) {
    const headers = { 'accept-encoding': 'br', cookie: path.startsWith('/admin') ? cookie : '' };
    const response = await fetch(origin + path, { headers });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return byteLength;
  }

  async function send(action: string, input?: object) {
    const response = await fetch(`${origin}/_actions/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br', origin, cookie },
      body: JSON.stringify(input),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${action}: ${response.status} ${text}`);
    return text;
  }

  async function act(action: string, input?: object) {
    return Buffer.byteLength(await send(action, input));
  }

  async function call(action: string, input?: object): Promise<unknown> {
    return parse(await send(action, input));
  }

  async function deleteAndRestore() {
    await send('projects.remove', { id: seen.id, revision: seen.revision });
    const { record } = (await call('projects.restore', { id: seen.id })) as { record: Seen };
    seen = record;
    return 0;
  }
}
