import { actions } from 'astro:actions';
import type { Action, Change, Refusal } from '../../admin/actions.ts';
import type { AddressScreen } from './address-screen.ts';
import type { RedirectRow } from './redirect.ts';

type Id = { id: string };
type RedirectValues = {
  id?: string | undefined;
  revision?: number | undefined;
  fromPath: string;
  target: string;
};

export const addressActions: {
  read: Action<undefined, AddressScreen | Refusal>;
  save: Action<RedirectValues, Change<RedirectRow>>;
  remove: Action<Pick<RedirectRow, 'id' | 'revision' | 'fromPath'>, Change<RedirectRow>>;
  restore: Action<Id, Change<RedirectRow>>;
  ignore: Action<{ path: string }, void | Refusal>;
  stopIgnoring: Action<{ path: string }, void | Refusal>;
} = actions.addresses;
