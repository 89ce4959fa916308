import { ownMessages } from '#languages';
import { alerts } from './en/alerts.ts';

/** Messages of alerts: the emails that tell what is new. */
export function alertMessages(): typeof alerts {
  return ownMessages('alerts') ?? alerts;
}
