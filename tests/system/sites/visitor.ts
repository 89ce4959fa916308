import { randomUUID } from 'node:crypto';
import { asStranger } from '../../sites/stranger.ts';

/** Sends the contact form, as somebody at an address of their own. Returns the visitor's e-mail when it was acknowledged; throws when not. */
export async function writeToContact(origin: string) {
  const email = `visitor-${randomUUID()}@chen.example`;
  const response = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers: {
      origin,
      accept: 'application/json',
      ...asStranger(),
    },
    body: new URLSearchParams({
      'form-name': 'contact',
      'submission-key': randomUUID(),
      firstName: 'Maya',
      lastName: 'Chen',
      email,
      phone: '+1 604 555 0100',
      subject: 'investment',
      message: 'Is the north corner free?',
    }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The form was answered with ${response.status}: ${answer}`);
  return email;
}
