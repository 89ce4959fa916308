alter table media add column pdf_bytes integer;
