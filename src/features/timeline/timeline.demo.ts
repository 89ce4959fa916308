import type { Deposit, Milestone, Timeline } from './timeline.ts';

function per(value: number, when: Partial<Deposit> & Pick<Deposit, 'when'>): Deposit {
  return { value, unit: 'percent', days: null, date: null, milestone: null, ...when };
}

function reached(title: string, planned: string | null, done: string | null = null): Milestone {
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
  deposits: [per(5, signing), per(5, after(90)), per(5, after(180)), per(5, at('Topping out'))],
  depositNote: 'Deposits are held in trust by the developer’s solicitor. Tax is not included.',
  milestones: [
    reached('Presale launch', 'March 2024', '2024-03-12'),
    reached('Ground breaking', 'September 2024', '2024-10-21'),
    reached('Thirtieth floor', 'September 2026', '2026-10-09'),
    reached('Topping out', 'August 2027'),
    reached('Completion', 'Winter 2027'),
  ],
  milestoneNote:
    'The structure passed its thirtieth floor in October, thirty days behind the plan. Completion has not moved.',
};

export const ferrandTimeline: Timeline = {
  deposits: [per(5, signing), per(10, after(30))],
  depositNote: 'Held by the notary until the deed of sale. Sales taxes are not included.',
  milestones: [
    reached('Foundry bought', 'Spring 2022', '2022-05-03'),
    reached('Brick restored', 'Fall 2024', '2024-11-15'),
    reached('First keys', 'Spring 2026', '2026-04-20'),
  ],
  milestoneNote: 'The building is finished. What is left can be seen on any day but Sunday.',
};

export const ardmoreTimeline: Timeline = {
  deposits: [per(5, signing), per(10, after(30))],
  depositNote: 'Held in trust by the developer’s solicitor. Occupancy follows within sixty days.',
  milestones: [
    reached('Presale launch', 'Fall 2020', '2020-10-06'),
    reached('Ground breaking', 'Spring 2022', '2022-04-11'),
    reached('Topping out', 'Winter 2024', '2025-01-24'),
    reached('Completion', 'Spring 2026', '2026-05-29'),
  ],
  milestoneNote: null,
};

export const longswellTimeline: Timeline = {
  deposits: [{ ...per(10_000, signing), unit: 'amount' }, per(5, after(30)), per(5, after(90))],
  depositNote: 'Held in escrow in Honolulu. The first is refunded within thirty days of signing.',
  milestones: [
    reached('Sales opened', 'Spring 2022', '2022-04-02'),
    reached('Ground breaking', 'Winter 2022', '2023-01-17'),
    reached('Topping out', 'Summer 2025', '2025-07-30'),
    reached('Completion', 'Summer 2026', '2026-08-14'),
  ],
  milestoneNote: 'The last balcony was hung in May. Owners have been moving in since August.',
};

export const kaimanaTimeline: Timeline = {
  deposits: [per(5, signing), per(5, at('Permits')), per(10, at('Ground breaking'))],
  depositNote: 'As planned. The public report decides, and nothing is taken before it is out.',
  milestones: [
    reached('Drawings', 'Summer 2026', '2026-08-28'),
    reached('Permits', 'Spring 2027'),
    reached('Ground breaking', 'Fall 2027'),
  ],
  milestoneNote: null,
};

export const itoTimeline: Timeline = {
  deposits: [per(10, signing)],
  depositNote: 'Paid to the seller, and secured by a guarantee. Taxes are not included.',
  milestones: [
    reached('Garden laid', 'Fall 2024', '2024-11-08'),
    reached('Completion', 'Spring 2026', '2026-03-27'),
  ],
  milestoneNote: null,
};
