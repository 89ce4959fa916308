import { letterAdvice } from '../brochures/letter-advice.ts';
import type { AdviceCheck } from '../media/describe/form-advice.ts';
import { wordAdvice } from '../places/record-words.ts';
import type { Ruling } from '../places/words.ts';
import { developerSchema } from './developer.ts';

/** With the places of the projects that name the developer. */
export function developerAdvice(
  values: Parameters<AdviceCheck>[0],
  _facts: unknown,
  shownBy?: readonly Ruling[],
) {
  return [
    ...letterAdvice(values, { name: 'the name' }),
    ...wordAdvice('developers', developerSchema, values, shownBy),
  ];
}
