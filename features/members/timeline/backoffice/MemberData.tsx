import { useTranslations } from "use-intl/react";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./member-page.module.css";
import { bringData, bringDataCsv } from "./queries.ts";

/** Offers all stored data about the member as a file that staff can give to the member. */
export function MemberData({ id }: { id: number }) {
  const t = useTranslations("timeline.data");
  const handsOut = useCan("handOutMemberData");
  const files = [
    { title: t("csv"), text: t("csvText"), label: t("bringCsv"), bring: () => bringDataCsv(id) },
    { title: t("json"), text: t("jsonText"), label: t("bringJson"), bring: () => bringData(id) },
  ];
  return (
    <section>
      <h2 className={page.heading}>{t("title")}</h2>
      <p className={classes.lead}>{t("lead")}</p>
      {handsOut ? (
        <>
          <ul className={page.rows}>
            {files.map(({ title, text, label, bring }) => (
              <li key={label}>
                <span>
                  {title}
                  <span className={page.small}>{text}</span>
                </span>
                <span className={page.end}>
                  <ExportButton bring={bring} label={label} />
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.after}>{t("answer")}</p>
          <p className={classes.after}>{t("without")}</p>
        </>
      ) : (
        <p className={page.quiet}>{t("notYours")}</p>
      )}
    </section>
  );
}
