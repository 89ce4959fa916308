create table enquiries (
  id text primary key,
  form text not null check (form in ('contact', 'partner-contact', 'project-interest', 'vip', 'join')),
  submission_key text not null unique,
  about_id text,
  about_slug text,
  about_name text,
  name text not null,
  email text not null,
  email_folded text not null,
  phone text not null,
  answers text not null,
  consent_version text not null,
  consent_sentence text not null,
  newsletter_opt_in integer not null check (newsletter_opt_in in (0, 1)),
  state text not null check (state in ('new', 'read', 'answered', 'spam')),
  note text not null,
  search_text text not null,
  revision integer not null,
  created_at text not null,
  updated_at text not null,
  updated_by text
);

create index enquiries_newest on enquiries (created_at, id);
create index enquiries_state on enquiries (state, created_at);
create index enquiries_person on enquiries (email_folded);

create table enquiry_tries (
  id text primary key,
  form text not null,
  address_key text not null,
  email_key text not null,
  tried_at text not null
);

create index enquiry_tries_address on enquiry_tries (form, address_key, tried_at);
create index enquiry_tries_email on enquiry_tries (form, email_key, tried_at);
create index enquiry_tries_age on enquiry_tries (tried_at);

create table outgoing_mails (
  id text primary key,
  enquiry_id text references enquiries (id) on delete cascade,
  kind text not null check (kind in ('notice', 'confirmation')),
  message_id text not null unique,
  recipient text not null,
  recipient_folded text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  tries integer not null,
  next_try_at text not null,
  lease_until text,
  last_error text,
  created_at text not null,
  sent_at text
);

create index outgoing_mails_due on outgoing_mails (state, next_try_at);
create index outgoing_mails_enquiry on outgoing_mails (enquiry_id);
create index outgoing_mails_recipient on outgoing_mails (recipient_folded, kind, created_at);
