import { paths } from '../../site/paths.ts';

/** Whether assistants may connect. Without the row they may not. */
export type AssistantAccessRow = { id: number; isOn: 0 | 1; changedBy: string; changedAt: string };

export type AssistantAccess = { isOn: boolean; address: string };

/** What an assistant may be allowed to do. */
export const assistantScopes = ['read', 'draft', 'enquiries:read'] as const;

export type AssistantScope = (typeof assistantScopes)[number];

/** What a member is asked before a client may act for them. */
export type Consent = {
  name: string;
  /** Where the client is, such as `claude.ai`. */
  place: string;
  scopes: AssistantScope[];
};

export const assistantErrors = {
  fetch: 'Failed to fetch the setting',
  save: 'Failed to save the setting',
} as const;

/** The query key of the switch. */
export const assistantsKey = ['assistants'];

/** Where assistants connect. */
export const assistantsPath = paths.assistants;
