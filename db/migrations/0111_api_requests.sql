create table api_requests (
  id text primary key,
  key_id text not null references api_keys (id) on delete cascade,
  request_hash text not null,
  lease_until text not null
);

create index api_requests_lease_until on api_requests (lease_until);
