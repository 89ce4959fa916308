import { campaignSchema, newCampaign } from './campaign.ts';

const records = [
  {
    name: 'Lantern Pier, before the list',
    project: 'lantern-pier',
    lists: ['vip'],
    subject: 'Lantern Pier: the plans, two days early',
    body: [
      '<p>The drawings of Lantern Pier are ready: thirty-six floors, a public stair, and a timber lattice that keeps the afternoon out of the bedrooms.</p>',
      '<p>You asked to hear first. On Tuesday everyone sees them.</p>',
    ].join(''),
  },
];

/** The demo campaigns, which nobody has sent, with the slugs of their projects. */
export const demoCampaigns = records.map(({ project, ...campaign }) => ({
  ...campaignSchema.parse({ ...newCampaign, ...campaign }),
  project,
}));
