alter table content_version add column drafts integer not null default 0;

create or replace function count_draft_change() returns trigger language plpgsql as $$
begin
  update content_version set drafts = drafts + 1;
  return null;
end $$;

create trigger drafts_changed after insert or update or delete on drafts
for each statement execute function count_draft_change();
