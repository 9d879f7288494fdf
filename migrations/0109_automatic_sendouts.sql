-- A sendout that goes by itself: to whom its occasion has come, asked each day. Its next asking is send_at.
alter table sendout
  -- As `Automatic` of the domain: { occasion, at }. Null: it goes once.
  add automatic jsonb check (jsonb_typeof(automatic) = 'object'),
  add constraint automatic_is_never_over check (automatic is null or state <> 'SENT'),
  add constraint automatic_has_its_next check (automatic is null or state in ('DRAFT', 'CANCELLED') or send_at is not null);

alter table sendout_recipient
  -- Of an occasion: when it was found, and its last day by the club's clock. After it nothing of it is sent.
  add chosen_at timestamptz,
  add through date,
  drop constraint sendout_recipient_reason_check,
  add constraint sendout_recipient_reason_check
    check (reason in ('NO_ADDRESS', 'NO_CONSENT', 'NO_CREDITS', 'LEFT', 'CANCELLED', 'REFUSED', 'OVER')),
  add constraint occasion_has_its_days check ((occasion <> 0) = (chosen_at is not null and through is not null)
    and (chosen_at is null) = (through is null));

-- What an automatic one has sent lately, and those it is held against: nobody counts what it sent in all its years.
create index lately_chosen on sendout_recipient (chain_id, sendout_id, chosen_at) where occasion <> 0;
