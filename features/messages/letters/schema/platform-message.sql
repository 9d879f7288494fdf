-- Messages to staff. Messages to members are in `message`.
create table platform_message (
  id bigint generated always as identity primary key,
  kind text not null
    check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED', 'SECOND_FACTOR_CHANGED', 'CONTACT_PROOF', 'CONTACT_TAKEN',
      'CONTACT_ASKED', 'CONTACT_CHANGED', 'MERCHANT_ACTIVATION', 'MERCHANT_INVITATION', 'STAFF_INVITATION',
      'SUPPORT_MESSAGE', 'BILLING', 'NOTICE', 'WEBHOOK_OFF', 'SENDOUT_WAITS', 'SENDOUT_STOPPED', 'SMS_SHORT')),
  medium text not null check (medium in ('EMAIL', 'SMS')),
  recipient text not null,
  language text not null check (language in ('sv', 'en', 'fr')),
  subject text not null default '',
  text_body text not null,
  html_body text not null default '',
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'FAILED', 'SUPPRESSED')),
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  sandbox boolean not null default false,
  -- The attached document, rendered when the mail is sent.
  invoice_id bigint references invoice,
  report text check (report = 'UNDELIVERED'),
  report_reason text,
  reported_at timestamptz,
  constraint platform_reported_when_sent check (report is null or status = 'SENT')
);
create index on platform_message (created_at desc);
create index platform_message_by_recipient on platform_message (recipient, id desc);

grant select (id), insert (kind, medium, recipient, language, subject, text_body, html_body, created_at, sandbox,
  invoice_id) on platform_message to stammis_app;
grant select, insert, update on platform_message to stammis_platform;
