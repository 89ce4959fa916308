alter table media add column luminance text;
