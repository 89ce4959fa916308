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

create trigger enquiry_added after insert on enquiries
when new.status is null
begin update enquiries set
  status = case
    when new.state = 'spam' then 'spam'
    when new.state = 'answered' then case when new.stage in ('won', 'closed') then new.stage else 'answered' end
    when new.stage = 'in-hand' then 'in-progress'
    else 'new'
  end,
  read_at = case when new.state = 'new' or new.is_held = 1 then null else new.updated_at end
where id = new.id; end;

create trigger enquiry_changed after update of state, stage on enquiries
when new.status is not case
    when new.state = 'spam' then 'spam'
    when new.state = 'answered' then case when new.stage in ('won', 'closed') then new.stage else 'answered' end
    when new.stage = 'in-hand' then 'in-progress'
    else 'new'
  end
  or (new.state = 'new' and new.read_at is not null)
  or (new.state = 'read' and new.read_at is null)
begin update enquiries set
  status = case
    when new.state = 'spam' then 'spam'
    when new.state = 'answered' then case when new.stage in ('won', 'closed') then new.stage else 'answered' end
    when new.stage = 'in-hand' then 'in-progress'
    else 'new'
  end,
  read_at = case when new.state = 'new' then null else coalesce(new.read_at, new.updated_at) end
where id = new.id; end;
