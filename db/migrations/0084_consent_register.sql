alter table enquiries add column newsletter_sentence text not null default '';
alter table enquiries add column consent_language text not null default '';

create table consent_withdrawals (
  person_key text not null,
  consented_at text not null,
  withdrawn_at text not null,
  way text not null check (way in ('page', 'one-click', 'link', 'team')),
  primary key (person_key, consented_at)
);

insert into consent_withdrawals (person_key, consented_at, withdrawn_at, way)
select person_key, '', left_at, 'link' from letters_left;
