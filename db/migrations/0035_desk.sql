alter table enquiries add column stage text not null default 'new';
alter table enquiries add column given_to text;
alter table enquiries add column follow_up_on text;
alter table enquiries add column reminded_for text;
alter table enquiries add column answered_at text;
alter table enquiries add column deleted_at text;
alter table enquiries add column joined_to text;
alter table enquiries add column came_by text not null default 'form';
alter table enquiries add column city text;

update enquiries set city = (select city from projects where projects.id = enquiries.about_id);

create index enquiries_given on enquiries (given_to);
create index enquiries_follow_up on enquiries (follow_up_on);

alter table outgoing_mails add column purpose text;
alter table outgoing_mails add column in_reply_to text;
alter table outgoing_mails add column thread_references text;
