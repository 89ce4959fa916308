insert into mentions (note_id, user_id, seen_at, notify_at)
select note_id, user_id, heard_at, tell_at from note_mentions
where not exists (
  select 1 from mentions
  where mentions.note_id = note_mentions.note_id and mentions.user_id = note_mentions.user_id
);
drop table note_mentions;
