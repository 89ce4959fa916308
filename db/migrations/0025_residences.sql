alter table projects add column residences text;

alter table projects add column residence_figures text;
