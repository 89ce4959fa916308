create table consent_proofs (
  id text primary key,
  person_key text not null,
  form text not null,
  sentence text not null,
  version text not null,
  language text not null,
  consented_at text not null,
  erased_at text not null
);

create index consent_proofs_person on consent_proofs (person_key);
create index consent_proofs_age on consent_proofs (erased_at);
