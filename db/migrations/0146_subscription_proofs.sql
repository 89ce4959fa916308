alter table consent_proofs add column confirmed_at text;
alter table consent_proofs add column ended_at text;
alter table consent_proofs add column end_way text;
