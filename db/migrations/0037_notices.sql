create table desk_preferences (
  user_id text primary key,
  notices text not null check (notices in ('each', 'digest')),
  quiet_from text,
  quiet_until text,
  updated_at text not null
);

create table held_notices (
  id text primary key,
  user_id text not null,
  enquiry_id text not null references enquiries (id) on delete cascade,
  reason text not null check (reason in ('new', 'answer', 'given')),
  due_at text not null,
  created_at text not null
);

create index held_notices_due on held_notices (user_id, due_at);
