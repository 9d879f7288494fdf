-- A purchase's point of sale and its member are of its chain, by keys that carry it. A third look at the one row that all
-- of a club's tills share proves nothing more, and marks it each time.
alter table purchase drop constraint purchase_chain_id_fkey;
