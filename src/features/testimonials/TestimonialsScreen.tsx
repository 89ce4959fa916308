import { actions } from 'astro:actions';
import { AdminScreen } from '../../admin/frame/AdminScreen.tsx';
import { lazyForm } from '../../admin/forms/late-form.tsx';
import type { Column } from '../../admin/frame/screen.ts';
import { RecordTitle } from '../../admin/lists/table/RecordTitle.tsx';
import { adviceOfMany } from '../media/describe/bulk-advice.ts';
import type { Member } from '../../model/rights.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { recordNotes } from '../notes/record-notes.tsx';
import { recordLanguages } from '../translations/editor/record-languages.tsx';
import { testimonialNoun, typeLabels, type ListedTestimonial } from './testimonial.ts';
import styles from './TestimonialsScreen.module.css';
import { testimonialAdvice } from './testimonial-advice.ts';

const TestimonialForm = lazyForm(
  async () => (await import('./TestimonialForm.tsx')).TestimonialForm,
);

const columns: Column<ListedTestimonial>[] = [
  {
    title: 'Name',
    cell: ({ author }) => (
      <b className={styles.name}>
        <RecordTitle>{author}</RecordTitle>
      </b>
    ),
    sortBy: ({ author }) => author,
  },
  {
    title: 'Company',
    cell: (testimonial) => <Company testimonial={testimonial} />,
    sortBy: ({ company }) => company ?? '',
  },
  {
    title: 'Type',
    cell: ({ type }) => <span className={styles[type]}>{typeLabels[type]}</span>,
    sortBy: ({ type }) => typeLabels[type],
  },
  {
    title: 'Location',
    cell: ({ location }) => <p className={styles.location}>{location}</p>,
    sortBy: ({ location }) => location,
    isExtra: true,
  },
  {
    title: 'Testimonial',
    cell: ({ content }) => <p className={styles.content}>{content}</p>,
    sortBy: ({ content }) => content,
  },
];

const findAdvice = adviceOfMany(testimonialAdvice);

export function TestimonialsScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={testimonialNoun}
      actions={actions.testimonials}
      undo={actions.activity.undo}
      emptyHint="Published testimonials appear on the testimonials page."
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={searchTexts}
      above={
        <p className={styles.order}>
          Clients and developers appear in separate tabs, each in this order.
        </p>
      }
      findAdvice={findAdvice}
      Form={TestimonialForm}
    />
  );
}

function searchTexts({ author, company, type, location, content }: ListedTestimonial) {
  return [author, company ?? '', typeLabels[type], location, content];
}

function Company({ testimonial: { company, logo } }: { testimonial: ListedTestimonial }) {
  if (!company && !logo) return null;
  return (
    <div className={styles.company}>
      {logo && (
        <ResponsiveImage
          image={company ? { ...logo, alt: '' } : logo}
          slot={[{ width: '96px' }]}
          className={styles.logo}
        />
      )}
      {company}
    </div>
  );
}
