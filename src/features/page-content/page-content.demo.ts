import { notInNavigation } from './free-page.ts';
import { noSearchTexts } from '../search-result/search-result.ts';
import type { PageInput } from './page-schemas.ts';

const pages: Omit<PageInput, keyof typeof noSearchTexts | keyof typeof notInNavigation>[] = [
  {
    slug: 'home',
    heroType: 'video',
    heroUrl: 'hero-loop.mp4',
    heroYoutubeUrl: null,
    content: {
      hero: {
        title: 'Before it has an address.',
        subheading: 'Luxury and presale residences',
        subtitle: '<p>Agents who hear about good buildings first, from Vancouver to Tokyo.</p>',
        images: {
          topSquare: null,
          bottomSquare: null,
          rightSkyscraper: null,
        },
      },
      sections: [
        {
          title: 'First to know',
          subheading: 'Presale access',
          content:
            '<p>Most of a building’s good homes are spoken for <em>before the hoarding goes up</em>. Our partners sit with developers while the plans are still in pencil, and bring their clients in first.</p><p>Before you buy, we check every line of the drawings and the contract.</p>',
          imageUrl: 'section-model.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
        {
          title: 'The part after signing',
          subheading: 'From contract to keys',
          content:
            '<p>A presale is three years of waiting with a contract in a drawer. Your partner reads every amendment, visits the site each season and sends a photograph whether there is news or not.</p><p>On the last day we walk the rooms with you, tape measure in hand, and <strong>stay until the kettle works</strong>.</p>',
          imageUrl: 'section-terrace.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
        {
          title: 'One agent, six cities',
          subheading: 'The network',
          content:
            '<p>A partner in Vancouver can open a door in Tokyo. You keep one number; the network does the travelling.</p><p>Vancouver, Montreal, Toronto, Seattle, Honolulu, Tokyo. Six cities is as many as we can know properly, so we stopped there.</p>',
          imageUrl: 'honolulu-2.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
        {
          title: 'Only what we would buy ourselves',
          subheading: 'How we choose',
          content:
            '<p>We take on <strong>about ten launches a year</strong>. We visit, measure and debate each one before it carries our name.</p><p>Before we say yes, we answer three questions.</p><ul><li>Would it be a good building if it were cheap?</li><li>Has the developer finished one before, on a date somebody wrote down?</li><li>Where does the light come in at four in the afternoon?</li></ul>',
          imageUrl: 'montreal-1-g2.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
      ],
    },
  },
  {
    slug: 'about',
    heroType: 'image',
    heroUrl: 'honolulu-1-g3.jpg',
    heroYoutubeUrl: null,
    content: {
      hero: {
        title: 'The first call',
        subheading: 'Since 2013, developers have called us before they go to market.',
        subtitle:
          '<p>What began as one desk in Vancouver is now a network across six cities, <strong>capped at 1500 active members</strong> so that we can know every one of them.</p>',
        images: {
          topSquare: 'about-top-square.jpg',
          bottomSquare: 'about-bottom-square.jpg',
          rightSkyscraper: 'about-right-skyscraper.jpg',
        },
      },
      sections: [
        {
          title: 'One desk, two telephones',
          subheading: '2013',
          content:
            '<p>SOLMERE was founded in 2013 by Henrik Solmere, who had noticed that good agents found out last. The first office had two telephones, a plotter and a view of a parkade.</p><p>The idea has not changed since. <em>Hear early, read closely, tell the client everything.</em> The view is better now.</p>',
          imageUrl: 'vancouver-2.jpg',
          imageAlignment: 'baseline',
          medallionLogoUrl: null,
        },
        {
          title: 'A limited membership',
          subheading: 'Membership',
          content:
            '<p>Fifteen hundred active members, and no more. Each partner closes <strong>at least three deals a year</strong>, which keeps the room full of people who do the work.</p><p>Joining costs nothing. Staying is the hard part.</p>',
          imageUrl: 'montreal-1-g3.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
        {
          title: 'Ten launches a year',
          subheading: 'Selection',
          content:
            '<p>We are shown far more. Ten is the number we can visit, model and stand behind, from deposit to keys.</p><p>The ones we decline are told why, on one page. Several have come back the following year with a better building.</p>',
          imageUrl: 'seattle-1-g1.jpg',
          imageAlignment: 'baseline',
          medallionLogoUrl: null,
        },
        {
          title: 'Drawings first',
          subheading: 'How we judge a building',
          content:
            '<p>A price list tells you what a developer hopes. The drawings tell you what you will live in.</p><ol><li>We read the drawings before the brochure exists.</li><li>We stand on the site at the hour the brochure avoids.</li><li>We ask the engineer one question and listen to how long the answer takes.</li></ol>',
          imageUrl: 'tokyo-2-g2.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
        {
          title: 'Six cities, one number',
          subheading: 'Where we work',
          content:
            '<p>Vancouver is the head office and keeps the drawings. Montreal, Toronto, Seattle, Honolulu and Tokyo keep their own hours, their own languages and their own opinions about kitchens.</p><p>A client moves between them without being handed off. That is what a network is for.</p>',
          imageUrl: 'toronto-2.jpg',
          imageAlignment: null,
          medallionLogoUrl: null,
        },
      ],
    },
  },
  {
    slug: 'news',
    heroType: 'image',
    heroUrl: 'toronto-1.jpg',
    heroYoutubeUrl: null,
    content: {
      hero: {
        title: 'From the network',
        subheading: '',
        subtitle: '<p>Launches, results and the occasional prize.</p>',
        images: {
          topSquare: null,
          bottomSquare: null,
          rightSkyscraper: null,
        },
      },
      sections: [],
    },
  },
  {
    slug: 'testimonials',
    heroType: 'image',
    heroUrl: 'page-testimonials.jpg',
    heroYoutubeUrl: null,
    content: {
      hero: {
        title: 'OUR TESTIMONIALS',
        subheading: '',
        subtitle: '<p>In their own words.</p>',
        images: {
          topSquare: null,
          bottomSquare: null,
          rightSkyscraper: null,
        },
      },
      sections: [],
    },
  },
  {
    slug: 'settings',
    heroType: 'image',
    heroUrl: null,
    heroYoutubeUrl: null,
    content: {
      navigation: {
        logoType: 'text',
        logoText: 'SOLMERE',
        logoUrl: null,
      },
      footerLogos: {
        logo3Url: null,
      },
    },
  },
];

/** Image URLs are the names of files in `demo/`. */
export const demoPages: PageInput[] = pages.map((page) => ({
  ...page,
  ...noSearchTexts,
  ...notInNavigation,
}));
