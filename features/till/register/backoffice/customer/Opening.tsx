import { useTranslations } from "use-intl/react";
import classes from "./member-strip.module.css";

/** Shows the customer who is being loaded. */
export function Opening({ whom }: { whom: string }) {
  const t = useTranslations("register");
  return (
    <>
      <p className={classes.visits}>{t("opening")}</p>
      <h2 className={classes.name}>{whom}</h2>
    </>
  );
}
