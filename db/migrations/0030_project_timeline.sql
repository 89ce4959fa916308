alter table projects add column timeline text;
