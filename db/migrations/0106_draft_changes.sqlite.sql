alter table content_version add column drafts integer not null default 0;

create trigger drafts_added after insert on drafts
begin
  update content_version set drafts = drafts + 1;
end;

create trigger drafts_changed after update on drafts
begin
  update content_version set drafts = drafts + 1;
end;

create trigger drafts_removed after delete on drafts
begin
  update content_version set drafts = drafts + 1;
end;
