import { labelled } from '../../../lib/text/in-line.ts';
import { toSlug } from '../../../lib/text/slug.ts';
import { oneDay, plannedDays } from '../../../lib/time/milestone-days.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { ProjectDetail } from '../project.ts';

type Dated = Pick<ProjectDetail, 'id' | 'title' | 'timeline' | 'updatedAt'>;

/** The milestones with a day or a month, as a calendar. Undefined if there are none. `url` is that of the page. */
export function milestonesCalendar({ id, title, timeline, updatedAt }: Dated, url: string) {
  const labels = projectMessages().deposits;
  const entries = timeline.milestones.flatMap((milestone, index) => {
    const { planned, done } = milestone;
    const days = done === null ? plannedDays(planned) : oneDay(done);
    if (!days) return [];
    return {
      ...days,
      id: `${id}-${toSlug(milestone.title) || index}@milestones`,
      title: labelled(title, milestone.title),
      description: [
        planned && labels.atTime(labels.planned, planned),
        done && labelled(labels.done, done),
      ]
        .filter(Boolean)
        .join('\n'),
      url: `${url}#milestones`,
      updatedAt,
    };
  });
  return entries.length === 0 ? undefined : calendar(labelled(title, labels.milestones), entries);
}
