import type { Deposit, Milestone, Timeline } from './timeline.ts';

function share(value: number, when: Partial<Deposit> & Pick<Deposit, 'when'>): Deposit {
  return { value, unit: 'percent', days: null, date: null, milestone: null, ...when };
}

function step(title: string, planned: string | null, done: string | null = null): Milestone {
  return { title, planned, done };
}

const signing = { when: 'signing' } as const;

function after(days: number) {
  return { when: 'days', days } as const;
}

function at(milestone: string) {
  return { when: 'milestone', milestone } as const;
}

export const kestrelTimeline: Timeline = {
  deposits: [
    share(5, signing),
    share(5, after(90)),
    share(5, after(180)),
    share(5, at('Topping out')),
  ],
  depositNote: 'Deposits are held in trust by the developer’s solicitor. Tax is not included.',
  milestones: [
    step('Ground breaking', 'September 2024', '2024-10-21'),
    step('Presale launch', 'January 2026', '2026-01-12'),
    step('Thirtieth floor', 'September 2026', '2026-10-09'),
    step('Topping out', 'August 2027'),
    step('Completion', 'Winter 2027'),
  ],
  milestoneNote:
    'The structure passed its thirtieth floor in October, thirty days behind the plan. Completion has not moved.',
};

export const ferrandTimeline: Timeline = {
  deposits: [share(5, signing), share(10, after(30))],
  depositNote: 'Held by the notary until the deed of sale. Sales taxes are not included.',
  milestones: [
    step('Foundry bought', 'Spring 2022', '2022-05-03'),
    step('Brick restored', 'Fall 2024', '2024-11-15'),
    step('First keys', 'Spring 2026', '2026-04-20'),
  ],
  milestoneNote:
    'The building is finished. The remaining homes can be viewed any day except Sunday.',
};

export const ardmoreTimeline: Timeline = {
  deposits: [share(5, signing), share(10, after(30))],
  depositNote: 'Held in trust by the developer’s solicitor. Occupancy follows within sixty days.',
  milestones: [
    step('Presale launch', 'Fall 2020', '2020-10-06'),
    step('Ground breaking', 'Spring 2022', '2022-04-11'),
    step('Topping out', 'Winter 2024', '2025-01-24'),
    step('Completion', 'Spring 2026', '2026-05-29'),
  ],
  milestoneNote: null,
};

export const longswellTimeline: Timeline = {
  deposits: [
    { ...share(10_000, signing), unit: 'amount' },
    share(5, after(30)),
    share(5, after(90)),
  ],
  depositNote:
    'Held in escrow in Honolulu. The first deposit is refundable for thirty days after signing.',
  milestones: [
    step('Sales opened', 'Spring 2022', '2022-04-02'),
    step('Ground breaking', 'Winter 2022', '2023-01-17'),
    step('Topping out', 'Summer 2025', '2025-07-30'),
    step('Completion', 'Summer 2026', '2026-08-14'),
  ],
  milestoneNote: 'The last balcony was installed in May. Owners have been moving in since August.',
};

export const kaimanaTimeline: Timeline = {
  deposits: [share(5, signing), share(5, at('Permits')), share(10, at('Ground breaking'))],
  depositNote: 'Planned schedule. No deposit is due before the public report is issued.',
  milestones: [
    step('Drawings', 'Summer 2026', '2026-08-28'),
    step('Permits', 'Spring 2027'),
    step('Ground breaking', 'Fall 2027'),
  ],
  milestoneNote: null,
};

export const itoTimeline: Timeline = {
  deposits: [share(10, signing)],
  depositNote: 'Paid to the seller, and secured by a guarantee.',
  milestones: [
    step('Garden laid', 'Fall 2024', '2024-11-08'),
    step('Completion', 'Spring 2026', '2026-03-27'),
  ],
  milestoneNote: null,
};
