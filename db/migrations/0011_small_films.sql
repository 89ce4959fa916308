alter table media add column small_films text;
