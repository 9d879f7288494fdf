-- When a visit that a till had queued without a network reached the server; null for a visit registered at once.
alter table purchase add column received_at timestamptz;
alter table waiting_purchase add column received_at timestamptz;
