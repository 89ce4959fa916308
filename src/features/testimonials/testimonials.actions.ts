import { recordActions } from '../../records/record-actions.server.ts';
import { testimonialRecords } from './testimonials.server.ts';

export const testimonials = recordActions(testimonialRecords);
