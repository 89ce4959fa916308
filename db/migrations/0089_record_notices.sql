create table failed_steps (
  noun text not null,
  record_id text not null,
  action text not null,
  at text not null,
  revision integer not null,
  failures integer not null,
  retry_at text not null,
  primary key (noun, record_id, action)
);

create table record_notices (
  noun text not null,
  record_id text not null,
  notice text not null,
  sent_at text not null,
  primary key (noun, record_id, notice)
);
