-- Whether the till accepts a membership number without the code that the member's card shows.
alter table club_points add column accepts_number_alone boolean not null default true;
