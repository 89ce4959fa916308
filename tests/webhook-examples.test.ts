import { expect, test } from 'vitest';
import { examples, eventsOfGuide, readGuide } from '../scripts/webhook-examples.ts';
import { webhookEventTypes } from '../src/model/webhook-event.ts';

test.each(webhookEventTypes)('the example of %s passes its schema', (type) => {
  const { schema, data } = examples[type];
  expect(schema.parse(data)).toEqual(data);
});

test('the guide shows the example and the fields of every event', () => {
  // After a change: node scripts/webhook-examples.ts
  expect(readGuide().events.trim()).toBe(eventsOfGuide().trim());
});
