import type { ComponentType } from 'react';
import { Webhooks } from './webhooks/Webhooks.tsx';

type ConnectionTab = { name: string; title: string; Tab: ComponentType };

/** The tabs of the screen, each by the `tab` of its address. */
export const connectionTabs: ConnectionTab[] = [
  { name: 'webhooks', title: 'Webhooks', Tab: Webhooks },
];
