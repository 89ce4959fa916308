create table mentions (
  note_id text not null references notes (id) on delete cascade,
  user_id text not null,
  seen_at text,
  notify_at text,
  primary key (note_id, user_id)
);
create index mentions_user on mentions (user_id, seen_at);
create index mentions_to_notify on mentions (notify_at) where notify_at is not null;

insert into mentions (note_id, user_id, seen_at, notify_at)
select note_id, user_id, heard_at, tell_at from note_mentions;
update note_mentions set tell_at = null;
