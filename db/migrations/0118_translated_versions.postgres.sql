create index versions_translated on versions (substring(record from '"recordId":"([^"]*)"')) where noun = 'translations';
