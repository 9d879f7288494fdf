-- Each of these columns holds one of a list that is closed: said here, it is in the types as well. The rows there are, which
-- the program wrote by the same lists, are looked at by the next file, and nobody waits for that.
alter table message
  add constraint message_kind_check check (kind in (
    'MEMBER_ACTIVATION', 'MEMBER_INVITATION', 'ALREADY_MEMBER', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'CONTACT_PROOF',
    'CONTACT_TAKEN', 'CONTACT_ASKED', 'CONTACT_CHANGED', 'MEMBERSHIPS_MERGED', 'TERMS_CHANGED', 'SENDOUT',
    'SENDOUT_TEST')) not valid,
  add constraint message_language_check check (language in ('sv', 'en', 'fr')) not valid;
alter table sendout_count
  add constraint sendout_count_medium_check check (medium in ('EMAIL', 'SMS')) not valid;
alter table webhook_event
  add constraint webhook_event_type_check check (type in (
    'member.joined', 'member.updated', 'member.left', 'purchase.registered', 'purchase.returned', 'coupon.redeemed',
    'stamp_card.completed', 'points.corrected', 'sendout.sent', 'webhook.test')) not valid;
alter table removal
  drop constraint removal_kind_check,
  add constraint removal_kind_check check (kind in (
    'messages', 'links', 'unproved', 'waitingPurchases', 'approvals', 'merges', 'importedRows', 'untakenImports',
    'voidPasses', 'webhookEvents', 'unusedFiles', 'wrongPins', 'sessions')) not valid;
alter table chain
  add constraint chain_languages_check check (languages <@ array['sv', 'en', 'fr']) not valid;
alter table webhook_endpoint
  add constraint webhook_endpoint_event_types_closed check (event_types <@ array[
    'member.joined', 'member.updated', 'member.left', 'purchase.registered', 'purchase.returned', 'coupon.redeemed',
    'stamp_card.completed', 'points.corrected', 'sendout.sent']) not valid;
