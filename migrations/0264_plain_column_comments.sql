-- Comments that start with 'Secret' keep a column from the app's role, see keep_secrets().
comment on column account.password_hash is 'Secret: only the platform''s role reads it, when staff sign in.';
comment on column api_key.token_hash is 'Secret: only the platform''s role reads it, to authenticate requests.';
comment on column webhook_endpoint.secret is 'Secret: signs deliveries; only the platform''s role reads it.';
comment on column webhook_endpoint.previous_secret is 'Secret: after a change, it also signs deliveries for one day.';
comment on column member.password_hash is 'Secret: only member_password() reads it, for one member.';
comment on column member_import_row.line is 'Line of the file on which the row begins, from 1; null: the number of the row plus 1.';
comment on column brought_secret.value is 'Secret: only functions read it, through secret_of().';
comment on column company_move.release is 'Secret: opens the company on the other installation; only the owner reads it.';
comment on column staff_pin.pin_hash is 'Secret: only staff_pin_hash() reads it, for one cashier.';
comment on column purchase.returned_at is 'When the purchase was returned in full.';
