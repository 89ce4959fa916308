alter table campaigns add column sender_id text;
alter table outgoing_mails add column from_name text;
