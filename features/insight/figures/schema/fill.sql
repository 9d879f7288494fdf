-- Fills in statistics of existing members, a thousand at a time. May be called again.
create procedure fill_asked() language plpgsql as $$
declare
  club bigint := 0;
  last bigint;
  next bigint[];
begin
  loop
    select min(id) into club from chain where id > club;
    exit when club is null;
    last := 0;
    loop
      perform set_config('role', 'stammis_platform', true);
      select array_agg(member_id order by member_id), max(member_id) into next, last from (
        select member_id from member_statistics where chain_id = club and member_id > last order by member_id limit 1000
      ) as following;
      exit when next is null;
      -- Locks members as acts do, and a till goes first.
      perform from member where chain_id = club and id = any(next) order by id for no key update;
      update member_statistics as figures set (is_there, has_email, email_bounced, asked_email_notification, has_phone, asked_phone_notification,
          asked_registered_at, asked_birthday, asked_home_location_id, asked_gender, asked_language, asked_city, asked_zip_code)
          = (select asked.* from asked_of(member) as asked)
        from member where member.chain_id = club and member.id = any(next)
          and figures.chain_id = club and figures.member_id = any(next) and figures.member_id = member.id;
      perform count_bought(club, next);
      perform count_lapsing(club, next);
      commit;
    end loop;
  end loop;
end $$;

-- The same for categories and campaigns.
create procedure fill_tagged() language plpgsql as $$
declare
  club bigint := 0;
  last bigint;
  next bigint[];
begin
  loop
    select min(id) into club from chain where id > club;
    exit when club is null;
    last := 0;
    loop
      perform set_config('role', 'stammis_platform', true);
      select array_agg(member_id order by member_id), max(member_id) into next, last from (
        select member_id from member_statistics where chain_id = club and member_id > last order by member_id limit 1000
      ) as following;
      exit when next is null;
      -- Locks members as acts do, and a till goes first.
      perform from member where chain_id = club and id = any(next) order by id for no key update;
      perform count_tagged(club, next);
      commit;
    end loop;
  end loop;
end $$;
