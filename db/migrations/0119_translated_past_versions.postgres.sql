create index past_versions_translated on past_versions (substring(record from '"recordId":"([^"]*)"')) where noun = 'translations';
