-- When a member last proved their address: what a mail from before then tells of it no longer holds.
alter table member add column email_proved_at timestamptz;
