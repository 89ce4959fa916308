create table webhooks (
  id text primary key,
  name text not null,
  url text not null,
  events text not null,
  secret text not null,
  former_secret text,
  former_until text,
  is_enabled integer not null,
  failures integer not null,
  failing_since text,
  held_until text,
  stopped_at text,
  stopped_reason text,
  revision integer not null,
  created_at text not null,
  updated_at text not null
);

create table webhook_events (
  id text primary key,
  type text not null,
  subject text not null,
  number integer not null,
  body text,
  created_at text not null
);

create index webhook_events_subject on webhook_events (subject, number);

create index webhook_events_created on webhook_events (created_at);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade,
  subject text not null,
  number integer not null,
  state text not null,
  tries integer not null,
  next_try_at text not null,
  lease_until text,
  status integer,
  fault text,
  took_ms integer,
  queued_at text not null,
  sent_at text,
  unique (webhook_id, event_id)
);

create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, next_try_at, number, id)
where state = 'waiting';

create index webhook_deliveries_subject on webhook_deliveries (webhook_id, subject, number);

create index webhook_deliveries_listed on webhook_deliveries (webhook_id, queued_at, id);

create index webhook_deliveries_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id text primary key,
  delivery_id text not null references webhook_deliveries (id) on delete cascade,
  attempted_at text not null,
  took_ms integer not null,
  headers text not null,
  status integer,
  fault text,
  answer text not null
);

create index webhook_attempts_delivery on webhook_attempts (delivery_id, attempted_at);

alter table enquiries add column announced integer not null default 0;

update enquiries set announced = 1 where status <> 'spam';
