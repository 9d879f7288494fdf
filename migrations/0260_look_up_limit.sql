-- How many members a cashier may look up in an hour, as the merchant sets it. Null: the installation's default.
alter table club_points add column look_ups_per_hour int check (look_ups_per_hour between 100 and 10000);
