import { refusalFromIssues, type Refusal } from '../../../model/record.ts';
import { sectionSchemas } from '../../../site/settings/sections.ts';
import { sectionNames } from '../setting.ts';
import { withSettings } from '../site-settings.server.ts';

/** Renders with the typed values of a section, or with the saved ones. Undefined for an unknown section. */
export async function previewedSection<T>(
  name: string,
  typed: unknown,
  render: () => Promise<T>,
): Promise<T | Refusal | undefined> {
  const section = sectionNames.find((each) => each === name);
  if (!section) return undefined;
  if (typed === undefined) return render();
  const { value } = Object(typed) as { value?: unknown };
  const { data, error } = sectionSchemas[section].safeParse(value);
  return data ? withSettings(section, data as never, render) : refusalFromIssues(error);
}
