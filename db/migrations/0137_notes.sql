create table notes (
  id text primary key,
  noun text not null,
  record_id text not null,
  language text not null,
  path text not null,
  thread_id text not null,
  revision integer not null,
  body text not null,
  value_then text,
  value_hash text,
  written_by text not null,
  created_at text not null,
  resolved_by text,
  resolved_at text
);
create index notes_record on notes (noun, record_id, created_at);
create index notes_thread on notes (thread_id, created_at);

create table note_mentions (
  note_id text not null references notes (id) on delete cascade,
  user_id text not null,
  heard_at text,
  tell_at text,
  primary key (note_id, user_id)
);
create index note_mentions_user on note_mentions (user_id, heard_at);
create index note_mentions_to_tell on note_mentions (tell_at) where tell_at is not null;
