import { selectListedProjects } from './joined-projects.server.ts';
import { asListed } from './projects.server.ts';
import type { Project } from './project.ts';

type Place = Pick<Project, 'id' | 'displayOrder'>;

/** The projects before and after one, in an order that begins again at its end; none where it is alone. */
export async function findNeighbours(project: Place) {
  const rows = [await findNeighbour(project, 'desc'), await findNeighbour(project, 'asc')];
  const [previous, next] = await asListed(rows.filter((row) => row !== undefined));
  return previous && next ? { previous, next } : {};
}

/** The next in a direction, or the first of all others where none comes after it. */
async function findNeighbour({ id, displayOrder }: Place, direction: 'asc' | 'desc') {
  const side = direction === 'asc' ? '>' : '<';
  const others = selectListedProjects()
    .where('projects.id', '!=', id)
    .orderBy('projects.displayOrder', direction)
    .orderBy('projects.id', direction)
    .limit(1);
  const beyond = others.where((eb) =>
    eb.or([
      eb('projects.displayOrder', side, displayOrder),
      eb.and([eb('projects.displayOrder', '=', displayOrder), eb('projects.id', side, id)]),
    ]),
  );
  return (await beyond.executeTakeFirst()) ?? (await others.executeTakeFirst());
}
