create table schedules (
  noun text not null,
  record_id text not null,
  publish_at text,
  unpublish_at text,
  unpublish_set_by text,
  problem text,
  primary key (noun, record_id)
);

create index schedules_publish on schedules (publish_at);

create index schedules_unpublish on schedules (unpublish_at);

create index drafts_saved on drafts (saved_at);

insert into schedules (noun, record_id, publish_at, problem)
select noun, record_id, publish_at, problem
from drafts where publish_at is not null or problem is not null;

insert into schedules (noun, record_id, unpublish_at, unpublish_set_by)
select noun, record_id, unpublish_at, set_by from unpublishings where true
on conflict (noun, record_id) do update
set unpublish_at = excluded.unpublish_at, unpublish_set_by = excluded.unpublish_set_by;

create trigger draft_scheduled after insert on drafts
when new.publish_at is not null or new.problem is not null
begin
  insert into schedules (noun, record_id, publish_at, problem)
  values (new.noun, new.record_id, new.publish_at, new.problem)
  on conflict (noun, record_id) do update
  set publish_at = excluded.publish_at, problem = excluded.problem;
end;

create trigger draft_rescheduled after update of publish_at, problem on drafts
begin
  insert into schedules (noun, record_id, publish_at, problem)
  values (new.noun, new.record_id, new.publish_at, new.problem)
  on conflict (noun, record_id) do update
  set publish_at = excluded.publish_at, problem = excluded.problem;
  delete from schedules
  where noun = new.noun and record_id = new.record_id
  and publish_at is null and unpublish_at is null and problem is null;
end;

create trigger draft_unscheduled after delete on drafts
begin
  update schedules set publish_at = null, problem = null
  where noun = old.noun and record_id = old.record_id;
  delete from schedules
  where noun = old.noun and record_id = old.record_id and unpublish_at is null;
end;

create trigger unpublishing_set after insert on unpublishings
begin
  insert into schedules (noun, record_id, unpublish_at, unpublish_set_by)
  values (new.noun, new.record_id, new.unpublish_at, new.set_by)
  on conflict (noun, record_id) do update
  set unpublish_at = excluded.unpublish_at, unpublish_set_by = excluded.unpublish_set_by;
end;

create trigger unpublishing_changed after update on unpublishings
begin
  update schedules set unpublish_at = new.unpublish_at, unpublish_set_by = new.set_by
  where noun = new.noun and record_id = new.record_id;
end;

create trigger unpublishing_removed after delete on unpublishings
begin
  update schedules set unpublish_at = null, unpublish_set_by = null
  where noun = old.noun and record_id = old.record_id;
  delete from schedules
  where noun = old.noun and record_id = old.record_id
  and publish_at is null and problem is null;
end;

create trigger schedule_added after insert on schedules
begin
  update drafts set publish_at = new.publish_at, problem = new.problem
  where noun = new.noun and record_id = new.record_id
  and (publish_at is distinct from new.publish_at or problem is distinct from new.problem);
  insert into unpublishings (noun, record_id, unpublish_at, set_by)
  select new.noun, new.record_id, new.unpublish_at, coalesce(new.unpublish_set_by, '')
  where new.unpublish_at is not null
  on conflict (noun, record_id) do nothing;
end;

create trigger schedule_changed after update on schedules
begin
  update drafts set publish_at = new.publish_at, problem = new.problem
  where noun = new.noun and record_id = new.record_id
  and (publish_at is distinct from new.publish_at or problem is distinct from new.problem);
  delete from unpublishings
  where noun = new.noun and record_id = new.record_id and new.unpublish_at is null;
  insert into unpublishings (noun, record_id, unpublish_at, set_by)
  select new.noun, new.record_id, new.unpublish_at, coalesce(new.unpublish_set_by, '')
  where new.unpublish_at is not null
  on conflict (noun, record_id) do update
  set unpublish_at = excluded.unpublish_at, set_by = excluded.set_by
  where unpublishings.unpublish_at <> excluded.unpublish_at or set_by <> excluded.set_by;
end;

create trigger schedule_removed after delete on schedules
begin
  update drafts set publish_at = null, problem = null
  where noun = old.noun and record_id = old.record_id
  and (publish_at is not null or problem is not null);
  delete from unpublishings where noun = old.noun and record_id = old.record_id;
end;
