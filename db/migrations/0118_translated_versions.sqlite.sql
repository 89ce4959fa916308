create index versions_translated on versions (json_extract(record, '$.recordId')) where noun = 'translations';
