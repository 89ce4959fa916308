alter table chores rename to jobs;

alter table jobs add column tries integer not null default 0;

alter table jobs add column lease_until text;

update jobs set name = 'remove unused media' where name = 'sweep media';

create table limit_tries (
  try_id text not null,
  bucket text not null,
  expires_at text not null,
  primary key (try_id, bucket)
);

create index limit_tries_bucket on limit_tries (bucket, expires_at);

create index limit_tries_expired on limit_tries (expires_at);

insert into limit_tries (try_id, bucket, expires_at)
select id, form || ':' || address_key, to_char((tried_at::timestamptz + interval '10 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
from enquiry_tries;

insert into limit_tries (try_id, bucket, expires_at)
select id, form || ':' || email_key, to_char((tried_at::timestamptz + interval '60 minutes') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
from enquiry_tries where email_key <> '' and form not like 'spam:%';

with recursive numbers (number) as (
  select 1 union all select number + 1 from numbers where number < 30
)
insert into limit_tries (try_id, bucket, expires_at)
select bucket || ' ' || number, 'sign-in ' || bucket, expires_at
from sign_in_limits join numbers on number <= failures;

drop table enquiry_tries;

drop table sign_in_limits;
