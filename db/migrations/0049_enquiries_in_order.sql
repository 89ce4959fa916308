create index enquiries_in_order on enquiries (joined_to, created_at, id);
