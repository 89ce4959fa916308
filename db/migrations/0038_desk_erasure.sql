create index enquiries_joined on enquiries (joined_to);
create index enquiry_messages_from on enquiry_messages (from_address);
create index outgoing_mails_purpose on outgoing_mails (purpose, created_at);
