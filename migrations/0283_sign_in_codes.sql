-- Members may sign in by a one-time code. The added kind cannot be violated by an existing row, so the next file validates.
alter table message
  drop constraint message_kind_check,
  add constraint message_kind_check check (kind in ('MEMBER_ACTIVATION', 'MEMBER_INVITATION', 'ALREADY_MEMBER',
    'SIGN_IN_CODE', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'CONTACT_PROOF', 'CONTACT_TAKEN', 'CONTACT_ASKED',
    'CONTACT_CHANGED', 'MEMBERSHIPS_MERGED', 'TERMS_CHANGED', 'SENDOUT', 'SENDOUT_TEST')) not valid;
