import type { LineSlot, RuleAsks, RuleOf } from '../../../../site/settings/places.ts';

const subjects: Record<RuleOf, string> = {
  project: 'Projects',
  partner: 'Partners',
  brokerage: 'Brokerages of projects and partners',
  company: 'The company',
};

export const subjectOptions = options(subjects);

export const askLabels: Record<RuleAsks, string> = {
  brokerage: 'A brokerage',
  'brokerage-licence': 'The brokerage’s licence number',
  'brokerage-word': 'A word in the brokerage’s registered name',
  'licensed-name': 'The name as licensed',
  'licence-class': 'The class of the licence',
  'licence-number': 'The licence number',
  'photo-age': 'A photo of the last years',
  vendor: 'The vendor',
  'vendor-licence': 'The vendor’s licence number',
  'deposit-holder': 'Who holds the deposits',
  tenure: 'The tenure',
  transaction: 'The form of transaction',
  filing: 'A filing',
  'claim-source': 'A source of each claim',
  officer: 'A privacy officer',
  language: 'A language',
  line: 'Nothing, only show a line',
};

export const forces = [
  { value: 'advice', label: 'Advice' },
  { value: 'gate', label: 'Required to publish' },
];

export const wordForces = [
  { value: 'advice', label: 'Advice' },
  { value: 'gate', label: 'Blocks publishing' },
];

export const treatments = [
  { value: 'forbidden', label: 'Not allowed' },
  { value: 'needs-source', label: 'Only with a source' },
];

export const applications = [
  { value: 'all', label: 'All' },
  { value: 'presale', label: 'Until completion' },
];

export const notFiledOptions = [
  { value: 'refused', label: 'Cannot be published' },
  { value: 'limited', label: 'Published without prices and form' },
];

export const expiryOptions = [
  { value: 'unpublish', label: 'Unpublish the project' },
  { value: 'flag', label: 'Only tell the team' },
];

const slots: Record<LineSlot, string> = {
  project: 'Project page',
  partner: 'Partner page',
  card: 'Cards',
  footer: 'Footer',
  email: 'Emails',
  brochure: 'Brochure',
  'social-card': 'Social sharing image',
};

export const slotOptions = options(slots);

/** What `detail` is called for what is asked. */
export const detailLabels: Partial<Record<RuleAsks, string>> = {
  'brokerage-word': 'Word in the name',
  'photo-age': 'Not older than (years)',
  filing: 'Name of the filing',
  language: 'Language',
};

function options(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
