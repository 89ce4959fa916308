import { placesOfProject, rulingsOfProject, type JudgedProject } from '../../places/judge.ts';
import { cityName, projectNeeds } from '../project.ts';

type ProjectOfForm = Pick<JudgedProject, 'city' | 'legal'>;

/** `Japan, and British Columbia because the project is marketed from there` */
export function rulesText(project: ProjectOfForm) {
  const names = rulingsOfProject(project).map(({ place, because }) =>
    because === undefined ? place.name : `${place.name} because ${because}`,
  );
  return names.join(', and ') || noPlaceText(project.city);
}

/** What is said if no place asks for anything. */
export function noRulesText(project: ProjectOfForm) {
  const names = placesOfProject(project).map(({ name }) => name);
  const why =
    names.length > 0
      ? `Settings, Places has no rules for projects in ${names.join(' and ')}`
      : noPlaceText(project.city);
  return `${why}. ${projectNeeds}`;
}

function noPlaceText(city: string) {
  return city === '' ? 'Choose a city first' : `No place in Settings has ${cityName(city)}`;
}
