-- Purchases are looked for among ten million by what they came to, by who stood at the till, and by what they were for.

-- What is kept of them, as the list shows and sorts it.
create index kept_amount on purchase (chain_id, (amount_ore - returned_ore), id);
create index by_cashier on purchase (chain_id, account_id, purchased_at desc, id desc);
-- Of those that something went back of: a purchase as it is registered is not among them.
create index returned_purchases on purchase (chain_id, purchased_at desc, id desc)
  include (location_id, amount_ore, discount_ore, returned_ore, returned_at) where returned_ore > 0 or returned_at is not null;
create index by_category on purchase_category (chain_id, category_id, purchase_id desc);
create index by_campaign on purchase_campaign (chain_id, campaign_id, purchase_id desc);
create index used_welcome_offers on member_welcome_offer (chain_id, campaign_id, used_purchase_id)
  where used_purchase_id is not null;
