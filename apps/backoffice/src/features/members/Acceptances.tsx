import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import page from "../../shell/detail-page.module.css";
import type { Member } from "./queries.ts";

/** Which versions of the club's texts the member has accepted, latest first. */
export function Acceptances({ acceptances }: Pick<Member, "acceptances">) {
  const t = useTranslations("memberPage.consents");
  const { moment } = useDates();
  return (
    <section className={page.card}>
      <h2 className={page.heading}>{t("accepted")}</h2>
      {acceptances.length === 0 && <p className={page.quiet}>{t("acceptedNone")}</p>}
      <ul className={page.rows}>
        {acceptances.map(({ kind, version, at }) => (
          <li key={`${kind} ${version}`}>
            <span>
              {t(`kinds.${kind}`)}, {t("version", { version })}
            </span>
            <span className={page.end}>{moment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
