create index past_versions_translated on past_versions (json_extract(record, '$.recordId')) where noun = 'translations';
