create table withdrawals_of_any_way (
  person_key text not null,
  consented_at text not null,
  withdrawn_at text not null,
  way text not null,
  primary key (person_key, consented_at)
);
insert into withdrawals_of_any_way (person_key, consented_at, withdrawn_at, way)
select person_key, consented_at, withdrawn_at, way from consent_withdrawals;
drop table consent_withdrawals;
alter table withdrawals_of_any_way rename to consent_withdrawals;
