import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import type { Member } from "./queries.ts";

const pageOf = { MEMBERSHIP: paths.membershipTermsVersion, PRIVACY: paths.privacyPolicyVersion } as const;

/** The versions of the club's texts that the member has accepted, latest first. */
export function Acceptances({ acceptances }: Pick<Member, "acceptances">) {
  const t = useTranslations("timeline.consents");
  const { moment } = useDates();
  const mayRead = useCan("readClub");
  return (
    <section className={page.card}>
      <h2 className={page.heading}>{t("accepted")}</h2>
      {acceptances.length === 0 && <p className={page.quiet}>{t("acceptedNone")}</p>}
      <ul className={page.rows}>
        {acceptances.map(({ kind, version, at }) => (
          <li key={`${kind} ${version}`}>
            {mayRead ? (
              <Link to={pageOf[kind]} params={{ version: String(version) }} className={link.link}>
                {t(`kinds.${kind}`)}, {t("version", { version })}
              </Link>
            ) : (
              <span>
                {t(`kinds.${kind}`)}, {t("version", { version })}
              </span>
            )}
            <span className={page.end}>{moment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
