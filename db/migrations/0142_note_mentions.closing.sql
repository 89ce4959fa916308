drop table note_mentions;
