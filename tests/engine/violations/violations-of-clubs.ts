import type { Scene } from "../scene.ts";
import type { Violations } from "./violations-of-points.ts";

const aSendoutOf = ({ club, memberId }: Scene) =>
  `insert into sendout (chain_id, name, by_sms, language, sms, created_by, created_at)
     values (${club.chain.id}, 'Bullar', true, 'sv', '{}', ${club.merchant.accountId}, now());
   insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state)
     select chain_id, max(id), 'SMS', ${memberId}, 'WAITING' from sendout group by 1`;

export const clubViolations: Violations = {
  "the purchase of a shop's order has the order's key": ({ club, returnedId }) =>
    `insert into connection (chain_id, kind, name, location_id, account_id, token, secret, dry_run, created_by, created_at)
       values (${club.chain.id}, 'SHOPIFY', 'Webbutiken', ${club.locationIds[0]}, ${club.merchant.accountId},
         '1.' || repeat('a', 43), sha256('secret'), false, ${club.merchant.accountId}, now());
     insert into connection_order (chain_id, connection_id, registration_key, amount_ore, state, purchase_id, received_at,
         last_received_at)
       select chain_id, id, gen_random_uuid(), 10000, 'REGISTERED', ${returnedId}, now(), now() from connection
       where chain_id = ${club.chain.id}`,
  "each member's statistics match the member's purchases": ({ memberId }) =>
    `update member_statistics set purchase_count = purchase_count + 1 where member_id = ${memberId}`,
  "each member's monthly figures match the member's purchases": ({ memberId }) =>
    `update member_month set last_on = last_on - 1 where member_id = ${memberId}`,
  "each member's recent purchases are stored by month and point of sale": ({ memberId }) =>
    `update member_statistics set bought_sums[1] = bought_sums[1] + 1 where member_id = ${memberId}`,
  "each member's recent categories and campaigns are stored with their latest month": ({ memberId }) =>
    `update member_statistics set tagged_keys = array[65536 + 24310] where member_id = ${memberId}`,
  "copied member fields in member_statistics match the member's row": ({ memberId }) =>
    `update member_statistics set has_email = not has_email where member_id = ${memberId}`,
  "each member's stored balance was correct on its date and is valid as long as stored": ({ memberId }) =>
    `update member_statistics set points_through = points_through - 1 where member_id = ${memberId}`,
  "each member's stored expiry days match the member's lots": ({ memberId }) =>
    `update member_statistics set lapsing = array[lapse_key(points_through, points + 1)] where member_id = ${memberId}`,
  "each member's stored stamps and unused coupons were correct on their date and are valid as long as stored": ({
    collectorId,
  }) => `update member_statistics set stamps = stamps + 1 where member_id = ${collectorId}`,
  "each day's figures match its purchases, redemptions, corrections and new members": ({ club }) =>
    `update day_figures set coupons_used = coupons_used + 1 where chain_id = ${club.chain.id} and slot > 15`,
  "the points that expire on a day are the remaining points of its lots": ({ club }) =>
    `update day_figures set points_left = points_left + 1 where chain_id = ${club.chain.id} and valid_through < 'infinity'`,
  "each returning buyer bought on the previous purchase day that the report rows name": ({ club }) =>
    `insert into report_buyers (chain_id, location_id, has_left, day, before, members)
     values (${club.chain.id}, 0, false, '2026-03-02', '2026-03-01', 1)`,
  "each day's buyers are counted once per point of sale and once for the club": ({ club }) =>
    `select count_report_buyers(${club.chain.id});
     update report_buyers set members = members + 1 where chain_id = ${club.chain.id} and location_id = 0`,
  "buyers by previous purchase month match buyers by previous purchase day": ({ club }) =>
    `insert into report_buyers_by_month (chain_id, location_id, has_left, before_month, day, members)
     values (${club.chain.id}, 0, false, '2026-02-01', '2026-03-02', 1)`,
  "used welcome offers do not exceed given ones, and second purchases do not exceed used ones": ({ club }) =>
    `insert into report_day (chain_id, kind, day, subject_id, location_id, count, amount_ore, total)
     values (${club.chain.id}, 'WELCOME_USED', '2026-03-02', 1, 0, 1, 0, 0)`,
  "every counter of a club matches its rows": ({ collectorId }) =>
    `update stamp_card_usage set ends_on = ends_on + 1 where member_id = ${collectorId} and status = 'OPEN'`,
  "no marketing channel is on without the member's consent": ({ club, memberId }) =>
    `insert into consent (chain_id, member_id, channel, given, source) values (${club.chain.id}, ${memberId}, 'EMAIL', false, 'PROFILE');
     update member set email_notification = true where id = ${memberId}`,
  "each member's search words match the member's names and e-mail": ({ memberId }) =>
    `insert into member_word (chain_id, member_id, kind, word) select chain_id, id, 'NAME', 'annan' from member where id = ${memberId}`,
  "no personal data remains of members who left": ({ otherId }) =>
    `update member set removed_at = now() where id = ${otherId}`,
  "every membership number has twelve digits and is unique": () =>
    `alter table member drop constraint member_chain_id_membership_number_key;
     update member set membership_number = '000000000000'`,
  "no club is active before its terms are published": () => `delete from terms_version where kind = 'PRIVACY'`,
  "no text in a club's own language is also stored as a translation": ({ club }) =>
    `update coupon set translations = (select jsonb_build_object(language, '{"name": "Bulle"}'::jsonb) from chain
       where id = ${club.chain.id}) where chain_id = ${club.chain.id}`,
  "versions of terms are numbered without gaps": () => `update terms_version set version = 3 where kind = 'MEMBERSHIP'`,
  "terms take effect in the order of their versions": ({ club }) =>
    `update terms_version set applies_on = (select (published_at - interval '3 days')::date)
     where chain_id = ${club.chain.id} and kind = 'PRIVACY'`,
  "SMS credits add up": () => "update sms_account set available = available + 10",
  "no credit balance is negative": ({ club }) =>
    `insert into sms_entry (chain_id, from_account, to_account, credits, reason)
     values (${club.chain.id}, 'SPENT', 'AVAILABLE', 5, 'not-sent')`,
  "every SMS cost one credit per segment, or none": ({ club }) =>
    `insert into message (chain_id, kind, medium, recipient, language, text_body, segments, status)
       values (${club.chain.id}, 'MEMBER_INVITATION', 'SMS', '+46701740605', 'sv', 'x', 1, 'SENT');
     insert into sms_entry (chain_id, from_account, to_account, credits, reason, message_id)
       select chain_id, 'AVAILABLE', 'SPENT', 2, 'message', id from message`,
  "a club's credits used in a month match its ledger entries": ({ club }) =>
    `insert into sms_month (chain_id, month, credits) values (${club.chain.id}, '2026-11-01', 3)`,
  "every credit purchase has its ledger entry": ({ club }) =>
    `insert into sms_purchase (chain_id, at, credits, price_ore, vat_permille, period)
       values (${club.chain.id}, now(), 100, 9500, 250, '2026-11-01')`,
  "a sendout's reserved credits match its ledger entries": ({ club }) =>
    `insert into sms_reservation (chain_id, sendout_id, month, credits) values (${club.chain.id}, 1, '2026-11-01', 3)`,
  "every sendout's counters match its recipients": (scene) =>
    `${aSendoutOf(scene)}; update sendout_count set waiting = waiting + 1`,
  "each day's message count of a sendout matches its sent recipients": (scene) =>
    `${aSendoutOf(scene)}; insert into sendout_day (chain_id, day, sendout_id, medium, sent) select chain_id, '2026-11-21', max(id), 'SMS', 1 from sendout group by 1`,
  "a finished sendout has no pending recipients": (scene) =>
    `${aSendoutOf(scene)}; update sendout set state = 'SENT', frozen_at = now(), done_at = now()`,
  "every occasion recipient belongs to an automatic sendout": (scene) =>
    `${aSendoutOf(scene)}; update sendout_recipient set occasion = 1, chosen_at = now(), through = now()`,
  "a sendout's reserved credits match the cost of its pending recipients": (scene) =>
    `${aSendoutOf(scene)}; update sendout_recipient set credits = 2`,
  "a sendout's spent credits match its sent SMS": (scene) =>
    `${aSendoutOf(scene)}; update sendout_recipient set state = 'SENT', sent_at = now(), credits = 1`,
  // A refusal of the day before the message, which refers to the earlier consent.
  "every sendout message had the member's consent when it was sent": (scene) =>
    `${aSendoutOf(scene)}; insert into consent (chain_id, member_id, channel, given, source, at)
       values (${scene.club.chain.id}, ${scene.memberId}, 'SMS', true, 'PROFILE', now() - interval '2 days'),
         (${scene.club.chain.id}, ${scene.memberId}, 'SMS', false, 'PROFILE', now() - interval '1 day');
     update sendout_recipient set state = 'SENT', sent_at = now(), consent_id = (select max(id) from consent where given)`,
  "no stored copy of a sent message contains a valid link": ({ club }) =>
    `insert into message (chain_id, kind, medium, recipient, language, text_body, status, provider_id)
       values (${club.chain.id}, 'PASSWORD_RESET', 'SMS', '+46701740605', 'sv',
         'Ditt nya lösenord: http://kafe.localhost:3000/auth/password/reset/abcdefghijklmnopqrstuvwx', 'SENT', 'elk-1')`,
  "no staff are assigned to a closed point of sale": () => "update location set closed_at = now()",
  "no retired subdomain is another club's current one": ({ club }) =>
    `insert into chain (company_id, name, commercial_name, subdomain) select company_id, 'A', 'A', 'annan' from chain limit 1;
     insert into retired_subdomain (subdomain, chain_id, until) values ('annan', ${club.chain.id}, '2099-01-01')`,
  "every approved registration matches its approval and approver": ({ club, memberId }) =>
    `insert into approval_request (chain_id, registration_key, request_hash, location_id, member_id, amount_ore,
         asked_by, asked_at, expires_at, answer, answered_by, answered_at)
       select ${club.chain.id}, gen_random_uuid(), '', ${club.locationIds[0]}, ${memberId}, 6000000,
         asker.id, now(), now() + interval '15 minutes', 'APPROVED', ${club.merchant.accountId}, now()
       from account asker where asker.id <> ${club.merchant.accountId} limit 1;
     alter table large_amount drop constraint large_amount_approval;
     insert into large_amount (chain_id, registration_key, account_id, confirmed_by, amount_ore, unusual, registered_on, approval_id)
       select chain_id, registration_key, asked_by, answered_by, 7000000, true, '2026-11-21', id from approval_request`,
};
