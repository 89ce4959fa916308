alter table outgoing_mails add column calendar text;
