create index enquiry_notes_deleted on enquiry_notes (deleted_at) where deleted_at is not null;
