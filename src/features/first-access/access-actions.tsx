import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import type { Residences } from '../residences/residence.ts';
import type { ListedProject } from '../projects/project.ts';
import type { AccessScreen, LinksGiven, TypedAccess, TypedLinks } from './first-access.ts';

type Done = { outcome: 'done' };

export const accessActions: {
  read: Action<undefined, AccessScreen | Refusal>;
  send: Action<TypedAccess, (Done & { letters: number }) | Refusal>;
  links: Action<TypedLinks, LinksGiven | Refusal>;
  end: Action<{ id: string }, Done | Refusal>;
  more: Action<{ id: string; openings: number }, Done | Refusal>;
} = actions.firstAccess;

type ProjectHomes = { id: string; city: string; residences: Residences };

export const projectActions: {
  list: Action<undefined, ListedProject[] | Refusal>;
  find: Action<{ ids: string[] }, ProjectHomes[] | Refusal>;
} = actions.projects;
