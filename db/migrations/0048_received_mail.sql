alter table enquiry_messages add column reply_to text;
alter table enquiry_messages add column content_digest text;
alter table enquiry_messages add column problem text;
