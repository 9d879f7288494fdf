-- Where a consent was answered is a closed list: every screen has words for each.
alter table consent add constraint consent_source_check check (
  source in ('SIGN_UP', 'PROFILE', 'STAFF', 'IMPORT', 'MERGE', 'UNSUBSCRIBED', 'ONE_CLICK', 'STOP', 'COMPLAINT', 'ADDRESS_REMOVED')
);
