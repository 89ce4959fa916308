create table mail_attempts (
  mailbox text not null,
  uid text not null,
  tries integer not null,
  next_try_at text not null,
  primary key (mailbox, uid)
);
