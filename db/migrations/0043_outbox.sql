alter table outgoing_mails add column digest_of text;

update outgoing_mails set body_text = 'It was sent. The link in it is not kept.', body_html = ''
where state <> 'waiting' and enquiry_id is null
  and (body_text like '%/admin/invitation?token=%' or body_text like '%/admin/new-password?token=%');
