import { IconFileText } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import type { TermsChange } from "./queries.ts";
import classes from "./terms-notice.module.css";

/** A notice on the home page: terms change or must be accepted, with a link to the changes. */
export function TermsNotice({ change: { kind, appliesOn, applies, mustAccept } }: { change: TermsChange }) {
  const t = useTranslations("terms.notice");
  const { full } = useDates();
  const text = kind === "privacy" ? "PRIVACY" : "MEMBERSHIP";
  const asks = applies && mustAccept;
  const title = asks ? t(`asked.${kind}`) : t(applies ? "changed" : "coming", { text, day: full(appliesOn) });
  return (
    <aside className={classes.notice} aria-label={title}>
      <IconFileText size={28} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {mustAccept && <p className={classes.text}>{t(applies ? "untilThen" : "askedThen")}</p>}
        <LinkButton
          to={kind === "privacy" ? paths.privacyPolicy : paths.membershipTerms}
          variant={asks ? "filled" : "default"}
        >
          {t("see")}
        </LinkButton>
      </div>
    </aside>
  );
}
