import type { StoredRecord } from '../actions/actions.ts';
import type { PublishingActions } from '../frame/screen.ts';

/** The noun's draft actions, if it has them. */
export function publishingActions<Row extends StoredRecord>(actions: {
  [Name in keyof PublishingActions<Row>]?: PublishingActions<Row>[Name] | undefined;
}): PublishingActions<Row> | undefined {
  const { saveDraft, schedule, unschedule, discard, published } = actions;
  const { unpublish, keepPublished } = actions;
  if (!saveDraft || !schedule || !unschedule || !discard || !published) return undefined;
  const always = { saveDraft, schedule, unschedule, discard, published };
  return { ...always, ...(unpublish && { unpublish }), ...(keepPublished && { keepPublished }) };
}
