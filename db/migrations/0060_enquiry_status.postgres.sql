alter table enquiries add column status text;
alter table enquiries add column read_at text;

update enquiries set
  status = case
    when state = 'spam' then 'spam'
    when state = 'answered' then case when stage in ('won', 'closed') then stage else 'answered' end
    when stage = 'in-hand' then 'in-progress'
    else 'new'
  end,
  read_at = case when state = 'new' or is_held = 1 then null else updated_at end;

create index enquiries_status on enquiries (status, created_at);
create index enquiries_read_at on enquiries (read_at, created_at);

create or replace function enquiry_status_of(state text, stage text) returns text language sql immutable as $$
  select case
    when state = 'spam' then 'spam'
    when state = 'answered' then case when stage in ('won', 'closed') then stage else 'answered' end
    when stage = 'in-hand' then 'in-progress'
    else 'new'
  end
$$;

create or replace function follow_enquiry_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status is not null then
    return new;
  end if;
  if new.status is distinct from enquiry_status_of(new.state, new.stage)
    or (new.state = 'new' and new.read_at is not null)
    or (new.state = 'read' and new.read_at is null)
  then
    new.status := enquiry_status_of(new.state, new.stage);
    new.read_at := case
      when new.state = 'new' or (tg_op = 'INSERT' and new.is_held = 1) then null
      else coalesce(new.read_at, new.updated_at)
    end;
  end if;
  return new;
end $$;

create trigger enquiry_added before insert on enquiries
for each row execute function follow_enquiry_state();

create trigger enquiry_changed before update of state, stage on enquiries
for each row execute function follow_enquiry_state();
