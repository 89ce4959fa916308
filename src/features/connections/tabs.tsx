import type { ComponentType } from 'react';
import { ApiKeys } from '../api/keys/ApiKeys.tsx';
import { Assistants } from '../assistants/Assistants.tsx';
import { Moving } from '../moving/screen/Moving.tsx';
import { Webhooks } from '../webhooks/Webhooks.tsx';

type ConnectionTab = { name: string; title: string; Tab: ComponentType };

/** The tabs of the screen, each by the `tab` of its address. */
export const connectionTabs: ConnectionTab[] = [
  { name: 'webhooks', title: 'Webhooks', Tab: Webhooks },
  { name: 'api-keys', title: 'API keys', Tab: ApiKeys },
  { name: 'assistants', title: 'Assistants', Tab: Assistants },
  { name: 'import', title: 'Import and export', Tab: Moving },
];
