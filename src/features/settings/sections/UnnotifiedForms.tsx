import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { useRead } from '../../../admin/actions/useAction.ts';
import { enquiryErrors, unnotifiedText } from '../../enquiries/inbox/enquiry-inbox.ts';
import { sectionTitles } from '../setting.ts';
import styles from '../SettingsScreen.module.css';

export const unnotifiedKey = ['settings', 'unnotified'];

/** Says which enquiries no one would be notified of. Renders nothing if there are none. */
export function UnnotifiedForms() {
  const read = useRead();
  const { data: forms = [] } = useQuery({
    queryKey: unnotifiedKey,
    queryFn: () => read(actions.enquiries.unnotified, undefined, enquiryErrors.fetch),
  });
  if (forms.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Alert takesFocus={false}>
        {unnotifiedText(forms)} Add an address in <a href="#letters">{sectionTitles.letters}</a>, or
        an email for the head office in <a href="#offices">{sectionTitles.offices}</a>.
      </Alert>
    </div>
  );
}
