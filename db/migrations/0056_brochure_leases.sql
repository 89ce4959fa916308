create table brochure_leases (
  key text primary key,
  lease_until text not null
);
