-- More of what is one of a closed list and was not said to be, as in 0220: the next file looks at the rows there are.
-- Two kinds of mail were written by releases before 0.3: they are told as what is sent in their place since.
update platform_message set kind = case kind when 'STAFF_ACCESS' then 'STAFF_INVITATION' else 'MERCHANT_ACTIVATION' end
  where kind in ('STAFF_ACCESS', 'ALREADY_REGISTERED');
alter table platform_message
  add constraint platform_message_kind_check check (kind in (
    'PASSWORD_RESET', 'PASSWORD_CHANGED', 'SECOND_FACTOR_CHANGED', 'CONTACT_PROOF', 'CONTACT_TAKEN', 'CONTACT_ASKED',
    'CONTACT_CHANGED', 'MERCHANT_ACTIVATION', 'MERCHANT_INVITATION', 'STAFF_INVITATION', 'SUPPORT_MESSAGE', 'BILLING',
    'NOTICE', 'WEBHOOK_OFF', 'SENDOUT_WAITS', 'SENDOUT_STOPPED', 'SMS_SHORT')) not valid,
  add constraint platform_message_language_check check (language in ('sv', 'en', 'fr')) not valid;
alter table platform_document_version
  add constraint platform_document_version_document_check
    check (document in ('TERMS_OF_SERVICE', 'PRIVACY_POLICY', 'DATA_PROCESSING_AGREEMENT')) not valid;
alter table sendout_day
  add constraint sendout_day_medium_check check (medium in ('EMAIL', 'SMS')) not valid;
alter table sms_entry
  add constraint sms_entry_reason_check check (reason in (
    'free-credits', 'purchase', 'top-up', 'message', 'sendout', 'not-sent')) not valid;
