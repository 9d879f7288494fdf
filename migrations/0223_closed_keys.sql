-- As in 0220: each of these columns holds one or several of a closed list, and the next file looks at the rows there are.
alter table api_key
  add constraint api_key_scopes_closed check (scopes <@ array[
    'members:read', 'members:write', 'purchases:read', 'purchases:write', 'points:write', 'coupons:read',
    'coupons:write', 'stampcards:read', 'stampcards:write', 'campaigns:read', 'campaigns:write', 'selections:read',
    'selections:write', 'sendouts:read', 'sendouts:write', 'reports:read', 'club:read', 'club:write']) not valid;
alter table sendout
  add constraint sendout_told_pause_check check (told_pause in (
    'PERSON', 'LATE', 'CREDITS', 'OFFER', 'PROVIDER', 'FAILURES', 'BOUNCES', 'RESTORED')) not valid;
alter table processing_activity
  add constraint processing_activity_standard_closed check (standard in (
    'membership', 'joining', 'loyalty', 'signIn', 'messages', 'marketing', 'wallet', 'care', 'staff', 'trail',
    'support', 'billing', 'webhooks', 'dataProtection')) not valid;
