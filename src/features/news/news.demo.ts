import type { NewsInput } from './news.ts';

const none = { projectId: null, imageUrl: null, videoUrl: null, videoType: null };

type DemoItem = NewsInput & {
  /** The slug of its project. */
  project?: string;
};

const records: DemoItem[] = [
  {
    ...none,
    slug: 'kestrel-house-passes-the-thirtieth-floor',
    project: 'kestrel-house',
    title: 'Kestrel House passes the thirtieth floor',
    content:
      '<p>The concrete reached level thirty-one on a Wednesday, thirty days behind the board in the site office, which keeps its date. There has been one home to a floor since the twenty-third, and the crew has started to linger at lunch.</p><blockquote><p>The floors that are left are the easy ones. You can see what they are for.</p><cite>The site superintendent, Kestrel House</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>The garden hall, as drawn. The rest of it is now concrete.</figcaption></figure><p>Owners may visit <a href="/contact">by appointment</a>. Boots are provided in most sizes.</p>',
    category: 'Project Update',
    publishedAt: '2026-10-14',
    imageUrl: 'section-model.jpg',
  },
  {
    ...none,
    slug: 'longswell-hands-over-its-keys',
    project: 'longswell',
    title: 'Longswell hands over its keys',
    content:
      '<p>One hundred and forty-eight sets, on one long table, in the shade. Thomas Kealoha walked every sold home with its owner over six days and came away with thirty-nine notes, of which the longest concerned a door.</p><blockquote><p>It closes now without an opinion.</p><cite>The owner of the door</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>The living room on the ocean side. The door is out of the picture.</figcaption></figure><p>All thirty-nine are closed. <a href="/projects/longswell">Viewings of the remaining homes</a> are open.</p>',
    category: 'Project Update',
    publishedAt: '2026-08-20',
    imageUrl: 'honolulu-1-g3.jpg',
  },
  {
    ...none,
    slug: 'ten-seconds-of-water',
    title: 'Ten seconds of water',
    content:
      '<p>We asked for a film without people, music or adjectives. It lasts ten seconds and then begins again. You will have met it on our home page; here it is with nothing written over it.</p>',
    category: 'Company News',
    publishedAt: '2026-04-22',
    videoUrl: 'hero-loop.mp4',
    videoType: 'upload',
  },
  {
    ...none,
    slug: 'kestrel-house-previews-begin',
    project: 'kestrel-house',
    title: 'Kestrel House previews begin',
    content:
      '<p>Priority members meet the architect at the Vancouver gallery from the twelfth. Sixty-four homes, forty-six floors, one lane of cedars.</p><p>Evenings are for eight guests at a time. There is a model, there are drawings, and there is soup.</p>',
    category: 'New Launch',
    publishedAt: '2026-01-05',
    imageUrl: 'vancouver-1-g2.jpg',
  },
  {
    ...none,
    slug: 'kumo-minato-sells-in-nine-days',
    project: 'kumo-minato',
    title: 'Kumo Minato sells in nine days',
    content:
      '<p>All forty-one residences went to members of the VIP list and their agents. No home was ever listed publicly.</p><p>Our thanks to Kumorei, who asked us only once whether we were sure.</p>',
    category: 'Sales Achievement',
    publishedAt: '2025-11-18',
    imageUrl: 'tokyo-1.jpg',
  },
  {
    ...none,
    slug: 'a-partner-in-honolulu',
    project: 'longswell',
    title: 'A partner in Honolulu',
    content:
      '<p>Thomas Kealoha joins as our first resident partner in Hawaiʻi, with twenty years on the leeward side. His office has one desk, two chairs and a rack for wet things.</p>',
    category: 'Company News',
    publishedAt: '2025-09-02',
    imageUrl: 'honolulu-1.jpg',
  },
  {
    ...none,
    slug: 'lantern-pier-takes-the-waterfront-prize',
    project: 'lantern-pier',
    title: 'Lantern Pier takes the waterfront prize',
    content:
      '<p>The jury, which judges buildings before they are built, cited its public stair and a façade that “gives the street something to do after dark”.</p><p>The certificate has been hung beside the plotter, where the light is poor and the company good.</p>',
    category: 'Recognition',
    publishedAt: '2025-06-21',
    imageUrl: 'seattle-2.jpg',
  },
  {
    ...none,
    slug: 'how-to-read-a-section',
    project: 'westwater',
    title: 'How to read a section, by Ingrid Halvorsen',
    content:
      '<p>Forty minutes from partners’ week, recorded at the Vancouver gallery with one camera and no slides. Ingrid takes a single drawing of a single stair and shows what it knows about the rest of the building.</p>',
    category: 'Company News',
    publishedAt: '2024-12-03',
    videoUrl: 'https://www.youtube.com/watch?v=SoLmErE2026',
    videoType: 'youtube',
  },
];

/** The demo news, newest first. Picture and film URLs are the names of files in `demo/`. */
export const demoNews = records.map(({ project: _project, ...item }): NewsInput => item);

export const demoNewsWithProjects = records.map((item) => ({ project: '', ...item }));
