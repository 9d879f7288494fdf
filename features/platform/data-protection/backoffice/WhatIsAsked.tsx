import { useTranslations } from "use-intl/react";
import classes from "./data-protection.module.css";

const points = ["reason", "told", "rights", "gone", "safe"] as const;

/** Explains the law's requirements for a club, each with the product's part of it. */
export function WhatIsAsked() {
  const t = useTranslations("dataProtection.intro");
  return (
    <section className={classes.section} aria-labelledby="what-is-asked">
      <h2 id="what-is-asked" className={classes.heading}>
        {t("asked")}
      </h2>
      <div className={classes.points}>
        {points.map((point) => (
          <div key={point} className={classes.point}>
            <div>
              <h3 className={classes.dutyTitle}>{t(`points.${point}.title`)}</h3>
              <p>{t(`points.${point}.law`)}</p>
            </div>
            <p className={classes.quiet}>
              <strong className={classes.by}>{t("stammis")}</strong> {t(`points.${point}.stammis`)}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
