-- Packages of SMS credits for all clubs. Prices in öre without VAT.
create table sms_package (
  credits integer primary key check (credits > 0),
  price_ore integer not null check (price_ore > 0)
);

grant select on sms_package to stammis_app, stammis_platform;
grant insert, delete on sms_package to stammis_platform;

insert into sms_package (credits, price_ore) values (100, 9500), (500, 42500), (2000, 150000), (10000, 650000);
