import { actions } from 'astro:actions';
import { useValues } from '../../../admin/fields/fields-context.ts';
import { useRecordChoice } from '../../../admin/fields/useRecordChoice.ts';
import { textAt, type Values } from '../../../admin/forms/values.ts';
import { partnerNoun, type PartnerRow } from '../../partners/partner.ts';
import { judgeProject } from '../../places/judge.ts';
import { missingText } from '../../places/missing-text.ts';
import { useTranslatedInto } from '../../translations/editor/useTranslatedInto.ts';
import { readLegal } from '../project-legal.ts';

const partnerChoice = { noun: partnerNoun, list: actions.partners.list };

/** What the places ask of the project in the form. */
export function useProjectFindings() {
  const values = useValues();
  const { data = [] } = useRecordChoice(partnerChoice);
  const partner = partnerIn(data, values);
  const project = { ...projectIn(values), translatedInto: useTranslatedInto() };
  return { findings: judgeProject(project, partner), partner, project };
}

/** Counts what keeps the project in a form from being published; undefined if nothing does. */
export function useLegalHint(translatedInto: readonly string[]) {
  const { data = [] } = useRecordChoice(partnerChoice);
  return (values: Values) => {
    const project = { ...projectIn(values), translatedInto };
    return missingText(judgeProject(project, partnerIn(data, values)));
  };
}

function partnerIn(partners: readonly PartnerRow[], values: Values) {
  const id = textAt(values, 'partnerId');
  return partners.find((partner) => partner.id === id);
}

function projectIn(values: Values) {
  const [city, status] = [textAt(values, 'city'), textAt(values, 'status')];
  return { city, status, legal: readLegal(values['legal']) };
}
