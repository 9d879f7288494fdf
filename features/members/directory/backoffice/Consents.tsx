import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import classes from "./member-page.module.css";
import type { Member } from "./queries.ts";

/** The evidence of the member's marketing consents, latest first. */
export function Consents({ consents }: Pick<Member, "consents">) {
  const t = useTranslations("directory");
  const evidence = useTranslations("timeline.consents");
  const words = useTranslations("words");
  const { moment } = useDates();
  return (
    <section className={page.card}>
      <h2 className={page.heading}>{t("consents")}</h2>
      {consents.length === 0 && <p className={page.quiet}>{t("noConsents")}</p>}
      <ul className={classes.consents}>
        {consents.map(({ channel, given: hasConsent, at, source, text, language, author }) => (
          <li key={`${channel} ${at}`}>
            <span>
              {t(`channels.${channel}`)}
              {text && <span className={page.small}>{t("consentWords", { text })}</span>}
              <span className={page.small}>
                {[
                  t("consentWhen", {
                    when: moment(at),
                    source: author ? evidence("by", { author }) : t(`sources.${source}`),
                  }),
                  text && language && evidence("readIn", { language: words(`languages.${language}`) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <StatusWord tone={hasConsent ? "good" : "calm"}>
              {hasConsent ? t("consentGiven") : t("consentRefused")}
            </StatusWord>
          </li>
        ))}
      </ul>
    </section>
  );
}
