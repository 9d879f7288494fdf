import { CloseButton } from "@mantine/core";
import { IconInfoCircle, IconSpeakerphone } from "@tabler/icons-react";
import { useLocale, useTranslations } from "use-intl/react";
import link from "#packages/web/backoffice/page/text-link.module.css";
import classes from "./announcements.module.css";
import type { Shown } from "./queries.ts";

type CardProps = { announcement: Omit<Shown, "id">; onClose?: (() => void) | undefined };

/** Shows an announcement to a merchant. */
export function AnnouncementCard({ announcement, onClose }: CardProps) {
  const t = useTranslations("announcements.shown");
  const words = useTranslations("words");
  const locale = useLocale();
  const { weight, title, text, link: more, language } = announcement;
  const Icon = weight === "IMPORTANT" ? IconSpeakerphone : IconInfoCircle;
  return (
    <aside className={classes.card} data-weight={weight} aria-label={t(weight)}>
      <Icon className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.said} lang={language}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
        {more && (
          <a className={link.link} href={more} target="_blank" rel="noreferrer" lang={locale}>
            {t("more")}
          </a>
        )}
      </div>
      {onClose && <CloseButton size={44} iconSize={18} aria-label={words("close")} onClick={onClose} />}
    </aside>
  );
}
