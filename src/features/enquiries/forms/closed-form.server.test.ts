import { expect, test } from 'vitest';
import { db } from '../../../platform/database/database.ts';
import { handleEnquiryForm } from './enquiry-state.server.ts';

const url = new URL('https://solmere.example/projects/kestrel-house');
const closed = 'We can take enquiries about Kestrel House once its disclosure statement is filed.';
const about = { id: 'k', slug: 'kestrel-house', name: 'Kestrel House', closed };
const answers = {
  fullName: 'Maya Chen',
  email: 'maya@chen.example',
  phone: '604 555 0123',
  message: 'Which floor?',
};

test.each(['text/html', 'application/json'])(
  'an enquiry about a project that takes none is answered with the reason, as %s, and not stored',
  async (accept) => {
    const before = await countEnquiries();
    const response = { headers: new Headers(), status: 200 };
    const request = new Request(url, {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams(answers),
    });
    const page = { request, url, clientAddress: '203.0.113.7', response };
    const answer = await handleEnquiryForm(page, 'project-interest', about);
    if (answer instanceof Response) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ isSent: false, alert: closed });
    } else {
      expect(response.status).toBe(403);
      expect(answer).toMatchObject({ isSent: false, alert: closed, values: answers });
    }
    expect(await countEnquiries()).toBe(before);
  },
);

async function countEnquiries() {
  return (await db.selectFrom('enquiries').select('id').execute()).length;
}
