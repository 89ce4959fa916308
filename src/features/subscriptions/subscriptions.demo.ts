import { hashedUuid } from '../../platform/database/hashed-uuid.ts';
import { personKey } from '../../records/consents.server.ts';
import type { SubscriptionRow } from './subscription.ts';

/** The form of invented people, which no page has. */
export const demoForm = 'demo';

const people = [
  ['Noor Lindqvist', 'noor@lindqvist.example', 'en-CA', 'America/Vancouver'],
  ['Élise Gagnon', 'elise@gagnon.example', 'fr-CA', 'America/Toronto'],
  ['佐伯 遥', 'haruka@saeki.example', 'ja-JP', 'Asia/Tokyo'],
  ['林 怡君', 'yijun@lin.example', 'zh-Hant-TW', 'Asia/Taipei'],
] as const;

const askedAt = '2026-06-21T16:00:00.000Z';

/** Invented people of the VIP list. */
export const listDemoSubscriptions = () =>
  people.map(([name, email, language, zone]): SubscriptionRow => ({
    id: hashedUuid(email),
    sameKey: hashedUuid(email),
    personKey: personKey(email),
    kind: 'vip',
    name,
    email,
    emailFolded: email,
    language,
    zone,
    projectId: null,
    city: null,
    search: '',
    enquiryId: null,
    state: 'confirmed',
    form: demoForm,
    sentence: 'Demo content',
    version: '1',
    placePath: '/vip',
    proof: null,
    askedAt,
    confirmedAt: askedAt,
    endedAt: null,
    endWay: null,
    revision: 1,
  }));
