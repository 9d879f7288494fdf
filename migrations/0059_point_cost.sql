-- What a point costs the club, in hundredths of an öre; null: nobody has said.
alter table club_points add column cost_hundredths integer check (cost_hundredths between 1 and 10000000);
