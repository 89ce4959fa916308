create index versions_saved_by on versions (noun, record_id, revision, saved_by);
