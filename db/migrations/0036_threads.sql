create table enquiry_messages (
  id text primary key,
  enquiry_id text not null references enquiries (id) on delete cascade,
  direction text not null check (direction in ('sent', 'received')),
  submission_key text unique,
  message_id text not null unique,
  in_reply_to text,
  thread_references text,
  subject text not null,
  body_html text not null,
  body_text text not null,
  from_name text not null,
  from_address text not null,
  sent_by text,
  is_automatic integer not null check (is_automatic in (0, 1)),
  files_left_out text,
  created_at text not null
);

create index enquiry_messages_enquiry on enquiry_messages (enquiry_id, created_at);

create table enquiry_files (
  id text primary key,
  message_id text not null references enquiry_messages (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  content text not null
);

create index enquiry_files_message on enquiry_files (message_id);
