create table skipped_steps (
  email text not null,
  step text not null,
  primary key (email, step)
);
