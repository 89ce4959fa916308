import { paths } from '../site/paths.ts';

/** The kinds of records in the order of the dashboard, with their public pages. */
export const kinds = [
  { title: 'News', address: paths.adminNews, publicAddress: paths.news },
  { title: 'Partners', address: paths.adminPartners, publicAddress: paths.partners },
  { title: 'Global Projects', address: paths.adminProjects, publicAddress: paths.projects },
  { title: 'Developers', address: paths.adminDevelopers, publicAddress: paths.partners },
  { title: 'Pages', address: paths.adminPages, publicAddress: paths.home },
  { title: 'Testimonials', address: paths.adminTestimonials, publicAddress: paths.testimonials },
];
