import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy, IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import link from "../../shell/text-link.module.css";
import { clubQuery } from "../club/queries.ts";
import classes from "./club-is-open.module.css";

const further = [
  { to: paths.till, name: "till" },
  { to: paths.users, name: "staff" },
  { to: paths.categories, name: "categories" },
] as const;

/** The guide's last page: every step is done, and the club waits for its first purchase. */
export function ClubIsOpen() {
  const t = useTranslations("today.open");
  const club = useQuery(clubQuery);
  const address = club.data?.address.replace(/\/$/, "");
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
        {address && <Address address={address} />}
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

function Address({ address }: { address: string }) {
  const t = useTranslations("today.open");
  return (
    <div className={classes.address}>
      <a href={address} target="_blank" rel="noreferrer" className={classes.url}>
        {address.replace(/^https?:\/\//, "")}
        <IconExternalLink size={18} aria-label={t("newTab")} />
      </a>
      <CopyButton value={address} timeout={4000}>
        {({ copied, copy }) => (
          <Button
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          >
            <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
