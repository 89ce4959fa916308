import type { Page } from '@playwright/test';
import { expect } from './admin-site.ts';
import { chooseFiles, everyDraft } from './admin-steps.ts';
import { photographs } from '../files/photographs.ts';

/** What someone does in the back office while a process is killed. */
export type CrashAction = {
  name: string;
  /** What each of the two runs is about. */
  subjects: [string, string];
  /** Everything before the press that sends. */
  begin: (page: Page, subject: string) => Promise<void>;
  /** The same from what the browser kept, where something is written. */
  goOn?: (page: Page, subject: string) => Promise<void>;
  /** The call that is sent. */
  call: string;
  send: (page: Page, subject: string) => Promise<void>;
  /** What is said then. */
  done: (subject: string) => string | RegExp;
  /** Whether it is so after reading anew. */
  isSaved: (page: Page, subject: string) => Promise<boolean>;
};

/** Where they stand once they were moved up, from 1. */
const places: Record<string, number> = { 'Daniel Okafor': 1, 'Mei Tanaka': 2 };
const authors = ['Lucille Marchetti', 'Harriet Venn'] satisfies CrashAction['subjects'];

export const crashActions: CrashAction[] = [
  {
    name: 'adding a project with eight photographs',
    subjects: ['Osprey Landing', 'Plover Landing'],
    begin: async (page, title) => {
      await open(page, '/admin/projects');
      await press(page, 'Add Project');
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Description').fill('Thirty homes above the ferry.');
      await page.getByLabel('Status').selectOption('completed');
      await page.getByLabel('City').selectOption('SEATTLE');
      await page.getByLabel('Status').selectOption('move-in-ready');
      await chooseFiles(page, 'Main project image', photographs.slice(0, 1));
      await chooseFiles(page, 'Gallery', photographs);
      await expect.poll(() => imagesInDraft(page), { timeout: 60_000 }).toBe(photographs.length);
    },
    goOn: async (page, title) => {
      await open(page, '/admin/projects');
      await press(page, `Continue with ${title}`);
      const gallery = page.getByRole('list', { name: 'Gallery' });
      await expect(gallery.getByRole('listitem')).toHaveCount(photographs.length);
    },
    call: 'projects.save',
    send: (page) => press(page, 'Create Project'),
    done: () => 'Project published',
    isSaved: async (page, title) => {
      const answer = await page.request.get(`/projects/${title.toLowerCase().replace(' ', '-')}`);
      const html = await answer.text();
      return answer.ok() && html.includes('Thirty homes') && html.includes('Image 8 of');
    },
  },
  {
    name: 'changing the headline of the home page',
    subjects: ['Seen from the ferry.', 'Heard from the ferry.'],
    begin: async (page, headline) => {
      await open(page, '/admin/pages');
      await press(page, 'Edit Home');
      await page.getByLabel('Hero title').fill(headline);
      await expect.poll(async () => (await everyDraft(page)).length).toBe(1);
    },
    goOn: async (page) => {
      await open(page, '/admin/pages');
      await press(page, 'Continue with home');
    },
    call: 'pages.save',
    send: (page) => press(page, 'Save Changes'),
    done: () => 'Page published',
    isSaved: async (page, headline) => {
      await page.goto('/');
      return page.getByRole('heading', { level: 1, name: headline, exact: true }).isVisible();
    },
  },
  {
    name: 'moving a partner',
    subjects: ['Daniel Okafor', 'Mei Tanaka'],
    begin: (page) => open(page, '/admin/partners'),
    call: 'partners.move',
    send: (page, name) => press(page, `Move ${name} up`),
    done: (name) => new RegExp(`${name} is now`),
    isSaved: async (page, name) => {
      await open(page, '/admin/partners');
      const row = page.getByRole('row').nth(places[name] ?? 0);
      return (await row.innerText()).includes(name);
    },
  },
  {
    name: 'deleting a testimonial',
    subjects: authors,
    begin: (page) => open(page, '/admin/testimonials'),
    call: 'testimonials.remove',
    send: remove,
    done: (author) => `${author} deleted`,
    isSaved: async (page, author) => !(await isListed(page, author)),
  },
  {
    name: 'getting a testimonial back',
    subjects: authors,
    begin: async (page, author) => {
      if (await isListed(page, author)) {
        await remove(page, author);
        await expect(page.getByText(`${author} deleted`)).toBeVisible();
      }
      await open(page, '/admin/testimonials?bin=open');
    },
    call: 'testimonials.restore',
    send: (page, author) => press(page, `Restore ${author}`),
    done: (author) => `${author} restored`,
    isSaved: isListed,
  },
];

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('row').or(page.getByRole('listitem')).first()).toBeVisible();
}

async function press(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function remove(page: Page, author: string) {
  await press(page, `Delete ${author}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function isListed(page: Page, author: string) {
  await open(page, '/admin/testimonials');
  return page.getByRole('row', { name: author }).isVisible();
}

async function imagesInDraft(page: Page) {
  const [draft] = await everyDraft(page);
  return draft?.values.images?.gallery?.length;
}
