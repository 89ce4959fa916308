import { builtIn } from '../../../site/paths.ts';
import { noSearchTexts } from '../../search-result/search-result.ts';
import { notInNavigation } from '../free-page.ts';
import type { PageInput } from '../page-schemas.ts';
import { plainSection } from './plain-section.ts';

/** The first slug of the page for buyers from abroad. Editors may change it, or delete the page. */
export const abroadSlug = 'buying-from-abroad';

/** For any company and any country: it names what to ask, and gives no advice. */
export const abroadPage: PageInput = {
  ...noSearchTexts,
  ...notInNavigation,
  slug: abroadSlug,
  title: 'Buying from abroad',
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: {
    hero: {
      title: 'Buying from abroad',
      subheading: 'Who may buy, which taxes to ask about, and in what order.',
      subtitle: '',
      images: { topSquare: null, bottomSquare: null, rightSkyscraper: null },
    },
    sections: [
      plainSection(
        'Who may buy',
        '<p>Each country decides who may own a home there. Provinces, states and cities can add rules of their own.</p><p>Some limit purchases by people who are not citizens or permanent residents. Some allow only certain places, kinds of homes or uses. Rules change, and exceptions have conditions.</p><p><strong>Ask your lawyer or notary which rules apply to you before you pay a deposit.</strong></p>',
      ),
      plainSection(
        'Taxes to ask about',
        '<p>Which taxes you pay depends on the place, on the home and on you. Ask about each of these.</p><ul><li>Tax on the transfer of the home, and whether buyers from abroad pay more</li><li>Sales tax on a new home, and whether part of it is returned</li><li>Yearly tax on the home, and on an empty home</li><li>Tax on rent, and how much of the rent is withheld</li><li>Tax when you sell, and how much of the price the buyer holds back</li><li>Tax in the country where you live</li></ul><p><strong>Ask your lawyer, notary or tax adviser for the amounts in writing.</strong></p>',
      ),
      plainSection(
        'Steps',
        '<ol><li>Choose a lawyer or notary who works where the home is, and ask whether you may buy it.</li><li>Ask your bank how long a transfer takes, what it costs, and whether anyone lends for a home abroad.</li><li>Prepare proof of who you are and where the money comes from. Lawyers, developers and banks have to ask for it.</li><li>Read the contract with your lawyer or notary before you sign. Ask whether you can withdraw, and until when.</li><li>Pay deposits only to the account named in the contract. Before each transfer, confirm the account by phone, at a number you already know.</li><li>Ask who can sign and receive the keys for you if you cannot travel.</li></ol>',
      ),
      plainSection(
        'What we do',
        `<p>A partner answers questions about the project, the home and its payment schedule, and introduces you to people who work with buyers from abroad.</p><p>Prices are in the currency of the place. Where a page has prices, choose your currency at the bottom of the page to see approximate amounts.</p><p>We do not give legal or tax advice, and nothing on this page is advice. <strong>Ask your lawyer or notary.</strong></p><p><a href="${builtIn.contact}">Contact us</a></p>`,
      ),
    ],
  },
};
