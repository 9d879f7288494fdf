import { IconMail, IconPhone } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { contactQuery } from "./queries.ts";
import classes from "./support.module.css";

/** Shows how to reach the operator of the installation, or that no contact is configured. */
export function ContactWays() {
  const t = useTranslations("support.contact");
  const words = useTranslations("words");
  const contact = useQuery(contactQuery);
  return (
    <Loaded query={contact} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={2} />}>
      {({ email, phone }) =>
        !email && !phone ? (
          <EmptyState
            drawing="mail"
            title={t("notSaidTitle")}
            text={t("notSaid")}
            action={
              <Link to={paths.support} className={link.link}>
                {t("toSupport")}
              </Link>
            }
          />
        ) : (
          <ul className={classes.ways}>
            {email && (
              <li>
                <IconMail size={20} aria-hidden />
                <span className={classes.quiet}>{t("email")}</span>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {phone && (
              <li>
                <IconPhone size={20} aria-hidden />
                <span className={classes.quiet}>{t("phone")}</span>
                <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
              </li>
            )}
            <li>
              <Link to={paths.support} className={link.link}>
                {t("toSupport")}
              </Link>
            </li>
          </ul>
        )
      }
    </Loaded>
  );
}
