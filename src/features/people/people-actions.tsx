import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import type { Role } from '../../lib/rights.ts';
import type { OpenWork, People } from './people.ts';

type Done = { outcome: 'done' } | Refusal;
type Linked = { outcome: 'done'; link: string } | Refusal;
type WithRole = { role: Role; partnerId: string | null };

export const peopleActions: {
  read: Action<undefined, People | Refusal>;
  openWork: Action<{ id: string }, OpenWork | Refusal>;
  invite: Action<{ email: string; name: string } & WithRole, Linked>;
  sendAgain: Action<{ id: string }, Linked>;
  withdraw: Action<{ id: string }, Done>;
  saveRole: Action<{ id: string } & WithRole, Done>;
  remove: Action<{ id: string; receiver: string | null }, Done>;
  resetSecondStep: Action<{ id: string; password: string }, Done>;
  saveRule: Action<{ requiredFrom: string | null }, Done>;
} = actions.people;

export const peopleKey = ['people'];
