import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { InvitationActs } from "#packages/web/backoffice/invitations/InvitationActs.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useGo } from "#packages/web/use-go.ts";
import classes from "./company-detail.module.css";
import {
  type CompanyDetail,
  type CompanyInvitation,
  companyDetailQuery,
  useResendMerchant,
  useWithdrawMerchant,
} from "./queries.ts";

/** Shows the company's merchants, open invitations, and the conversation with the platform. */
export function CompanyPeople({ company: { id, merchants, invitations, written } }: { company: CompanyDetail }) {
  const t = useTranslations("companyDetail.people");
  return (
    <section aria-labelledby="people">
      <h2 id="people" className={page.heading}>
        {t("title")}
      </h2>
      {merchants.length + invitations.length === 0 ? (
        <p className={page.quiet}>{t("none")}</p>
      ) : (
        <ul className={page.rows}>
          {merchants.map(({ id: merchantId, ...person }) => (
            <li key={merchantId}>
              <Person {...person} />
            </li>
          ))}
          {invitations.map((invitation) => (
            <Invited key={invitation.id} companyId={id} invitation={invitation} />
          ))}
        </ul>
      )}
      {(written || merchants.length > 0) && (
        <p className={classes.below}>
          <Link to={paths.supportThread} params={{ id: String(id) }} className={link.link}>
            {t(written ? "conversation" : "write")}
          </Link>
        </p>
      )}
    </section>
  );
}

function Person({ name, email, phone }: { name: string; email: string; phone: string | null }) {
  return (
    <span>
      {name || email}
      {(name || phone) && (
        <span className={page.small}>
          {name && email}
          {name && phone && " · "}
          {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
        </span>
      )}
    </span>
  );
}

/** Shows an open invitation: whether it is still valid, a new link, and its withdrawal. */
function Invited({ companyId, invitation }: { companyId: number; invitation: CompanyInvitation }) {
  const t = useTranslations("companyDetail.people");
  const { full } = useRealDates();
  const client = useQueryClient();
  const go = useGo();
  const { id, email, own, invitedAt, expired } = invitation;
  // Opens the list of companies if the company is gone: a company that is not opened is deleted with its last
  // invitation.
  const see = () => client.fetchQuery(companyDetailQuery(companyId)).catch(() => go(paths.companies));
  return (
    <li className={classes.invited}>
      <div>
        <Person {...invitation} />
        <span className={page.small}>{t(own ? "signedUp" : "invited", { day: full(invitedAt) })}</span>
      </div>
      <StatusWord tone={expired ? "bad" : "wait"}>{t(expired ? "expired" : "waiting")}</StatusWord>
      <div className={classes.acts}>
        <InvitationActs
          id={id}
          address={email}
          resend={useResendMerchant()}
          withdraw={useWithdrawMerchant()}
          askText={t("withdrawText")}
          onGone={() => void see()}
        />
      </div>
    </li>
  );
}
