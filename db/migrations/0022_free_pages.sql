alter table pages add column title text not null default '';
alter table pages add column placement text not null default 'none';
