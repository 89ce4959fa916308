-- Tables that a restore has set aside name it, too.
drop function if exists record_publication() cascade;
