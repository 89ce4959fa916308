import { whereInLanguage } from '../../../records/translations/in-language.server.ts';
import { selectListedProjects } from '../joined-projects.server.ts';
import { asListed } from '../projects.server.ts';
import type { Project } from '../project.ts';

type OrderedProject = Pick<Project, 'id' | 'displayOrder'>;

/** The previous and the next project. The order wraps around. Empty if there is no other project. */
export async function findNeighbours(project: OrderedProject) {
  const rows = [await findNeighbour(project, 'desc'), await findNeighbour(project, 'asc')];
  const [previous, next] = await asListed(rows.filter((row) => row !== undefined));
  return previous && next ? { previous, next } : {};
}

/** The next project in a direction, or the first one if there is none. */
async function findNeighbour({ id, displayOrder }: OrderedProject, direction: 'asc' | 'desc') {
  const side = direction === 'asc' ? '>' : '<';
  const others = selectListedProjects()
    .where('projects.id', '!=', id)
    .$call(whereInLanguage('projects'))
    .orderBy('projects.displayOrder', direction)
    .orderBy('projects.id', direction)
    .limit(1);
  const following = others.where((eb) =>
    eb.or([
      eb('projects.displayOrder', side, displayOrder),
      eb.and([eb('projects.displayOrder', '=', displayOrder), eb('projects.id', side, id)]),
    ]),
  );
  return (await following.executeTakeFirst()) ?? (await others.executeTakeFirst());
}
