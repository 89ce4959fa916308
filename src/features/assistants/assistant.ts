import { paths } from '../../site/paths.ts';

/** Whether assistants may connect. Without the row they may not. */
export type AssistantAccessRow = { id: number; isOn: 0 | 1; changedBy: string; changedAt: string };

export type AssistantAccess = { isOn: boolean; address: string };

export const assistantErrors = {
  fetch: 'Failed to fetch the setting',
  save: 'Failed to save the setting',
} as const;

/** The query key of the switch. */
export const assistantsKey = ['assistants'];

/** Where assistants connect. */
export const assistantsPath = paths.assistants;
