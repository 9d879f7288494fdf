import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { clubQuery } from "#features/clubs/settings/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { CopyLink } from "#packages/web/backoffice/page/CopyLink.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import classes from "./club-is-open.module.css";

const further = [
  { to: paths.till, name: "till" },
  { to: paths.users, name: "staff" },
  { to: paths.categories, name: "categories" },
] as const;

/** The guide's last page: every step is done and the club has no purchase yet. */
export function ClubIsOpen() {
  const t = useTranslations("today.open");
  const club = useQuery(clubQuery);
  return (
    <section className={classes.open} aria-labelledby="club-is-open">
      <p className={classes.sign} aria-hidden>
        <span className={classes.board}>{t("sign")}</span>
      </p>
      <div className={classes.words}>
        <h2 id="club-is-open" className={classes.title}>
          {t("title")}
        </h2>
        <p>{t("text")}</p>
        {club.data && <CopyLink address={club.data.address} large />}
        <p className={classes.quiet}>{t("further")}</p>
        <ul className={classes.further}>
          {further.map(({ to, name }) => (
            <li key={name}>
              <Link to={to} className={link.link}>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
