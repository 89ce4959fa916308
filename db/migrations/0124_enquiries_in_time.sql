create index enquiries_changed on enquiries (status, updated_at);
create index enquiries_deleted on enquiries (deleted_at) where deleted_at is not null;
create index enquiries_to_remind on enquiries
(joined_to, deleted_at, (case when reminded_for = follow_up_on then 1 else 0 end), follow_up_on);
