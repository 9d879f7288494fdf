import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { PendingContact } from "#features/access/contacts/backoffice/PendingContact.tsx";
import { useMemberPending } from "#features/access/contacts/backoffice/queries.ts";
import { MergeNews } from "#features/members/merging/backoffice/MergeNews.tsx";
import type { Channel } from "#packages/domain/people/channels.ts";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useHeaders } from "#packages/web/backoffice/lists/use-headers.ts";
import classes from "#packages/web/backoffice/page/detail-page.module.css";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { memberWords } from "../i18n/column-words.ts";
import type { Member } from "./queries.ts";

/** The member's personal data. */
export function MemberProfile({ member }: { member: Member }) {
  const t = useTranslations("directory");
  const header = useHeaders(memberWords);
  const words = useTranslations("words");
  const { full } = useDates();
  const prefix = prefixForLanguage(useChain().language);
  const { profile } = member;
  const { street, zipCode, city } = profile.address;
  const place = [street, [zipCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const facts: [string, ReactNode][] = [
    [t("membershipNumber"), formatMembershipNumber(profile.membershipId)],
    [words("email"), profile.email && <EmailAddress address={profile.email} />],
    [words("phone"), profile.phone && formatPhone(profile.phone, prefix)],
    [header("home"), member.homeLocation],
    [t("address"), place],
    [t("birthday"), profile.birthday && full(profile.birthday)],
    [t("gender"), profile.gender && t(`genders.${profile.gender}`)],
    [words("language"), words(`languages.${profile.language}`)],
    [t("role"), t(`roles.${profile.authority}`)],
    [header("registered"), full(member.registeredAt)],
  ];
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t("profile")}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-empty={!value || undefined}>{value || t("notGiven")}</dd>
          </div>
        ))}
      </dl>
      <Pending member={member} channel="EMAIL" address={profile.pendingEmail} />
      <Pending
        member={member}
        channel="SMS"
        address={profile.pendingPhone && formatPhone(profile.pendingPhone, prefix)}
      />
      <MergeNews memberId={profile.id} name={fullName(profile) || t("nameless")} />
    </section>
  );
}

/** A long address wraps at its @, not within a word. */
function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

type PendingProps = { member: Member; channel: Channel; address: string | null };

/** Shows a new address that the member has not proved yet. */
function Pending({ member, channel, address }: PendingProps) {
  const t = useTranslations("directory");
  const acts = useMemberPending(member.profile.id, channel);
  const unsent = member.profile.unsentProofs.includes(channel);
  const text = t("contactWaits", { address: address ?? "" });
  return address && <PendingContact text={text} address={address} unsent={unsent} {...acts} />;
}
