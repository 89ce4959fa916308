alter table partners add column city text;
alter table partners add column languages text;
alter table partners add column focus text;
