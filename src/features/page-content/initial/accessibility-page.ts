import { builtIn } from '../../../site/paths.ts';
import { noSearchTexts } from '../../search-result/search-result.ts';
import type { PageInput } from '../page-schemas.ts';
import { plainSection } from './plain-section.ts';

/** The first slug of the accessibility statement. Editors may change it, or delete the page. */
export const accessibilitySlug = 'accessibility';

/** True for the site as it is installed. Whoever changes its look or adds parts brings it up to date. */
export const accessibilityPage: PageInput = {
  ...noSearchTexts,
  slug: accessibilitySlug,
  title: 'Accessibility',
  placement: 'footer',
  heroType: 'image',
  heroUrl: null,
  heroYoutubeUrl: null,
  content: {
    hero: {
      title: 'Accessibility',
      subheading: 'What we aim for, what was tested, and what does not work yet.',
      subtitle: '',
      images: { topSquare: null, bottomSquare: null, rightSkyscraper: null },
    },
    sections: [
      plainSection(
        'What we aim for',
        '<p>{company} wants everyone to be able to use this site. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement covers the public pages of the site.</p>',
      ),
      plainSection(
        'What was tested',
        '<ul><li>Keyboard: menus, filters, tabs, dialogs and forms work without a mouse, and you can see where you are.</li><li>Screen readers: automated checks with axe of names, roles, headings, landmarks, contrast and messages of forms.</li><li>Narrow screens: pages fit in 320 pixels without scrolling sideways.</li><li>Large text: nothing is cut off or lost at 200%.</li><li>Colours that your device sets: marks and states stay visible.</li><li>Reduced motion: nothing moves by itself if your device asks for that.</li><li>Without scripts: pages can be read and forms can be sent.</li></ul><p>Most of this is tested by programs whenever the software of the site changes. No outside auditor has examined it.</p>',
      ),
      plainSection(
        'Known limits',
        '<ul><li>Maps show places as points, which screen readers cannot describe. The address is beside each map, and the list has the same projects.</li><li>Floor plans and other drawings are images. Rooms are not described one by one. The size, bedrooms and bathrooms of a home are given as text.</li><li>Videos may have no captions or audio description.</li><li>Brochures are PDF files with headings and a reading order, but they were not checked with a PDF/UA validator. The project page has the same information.</li><li>Pages of partners and developers that we link to are not ours.</li></ul>',
      ),
      plainSection(
        'Tell us',
        `<p>If something does not work for you, write to {office.email} or <a href="${builtIn.contact}">contact us</a>. Tell us the page and what you use. We can also send you what you need in another form.</p><p>Last reviewed on November 26, 2026.</p>`,
      ),
    ],
  },
};
