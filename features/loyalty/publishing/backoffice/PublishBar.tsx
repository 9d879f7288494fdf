import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { SaveBar } from "#packages/ui/page/Page.tsx";
import { useClubDay } from "#packages/web/backoffice/format/use-club-day.ts";
import textLink from "#packages/web/backoffice/page/text-link.module.css";
import { checkTransition } from "../domain/publish-status.ts";
import { isOver, type Publishable, type PublishableKind, publishFacts } from "./publishable.ts";
import type { SavePublishable } from "./use-save-publishable.ts";

type PublishBarProps = {
  /** The saved item; null before the first save. */
  thing: Publishable | null;
  kind: PublishableKind;
  /** The last day, as typed in the form. */
  endDate?: string | undefined;
  /** Describes the effect of saving or publishing, where the status alone does not show it. */
  consequence: string;
  /** Whether the club lacks membership terms, which publication needs. */
  termsMissing: boolean;
  unsaved: boolean;
  saving: boolean;
  save: SavePublishable;
  /** What publication also sends: the label of its button, and the reach and cost. */
  sending?: { label: string; reach: ReactNode } | null | undefined;
};

/** The editor's bar: the effect of saving or publishing, missing prerequisites and buttons. */
export function PublishBar({
  thing,
  kind,
  endDate,
  consequence,
  termsMissing,
  unsaved,
  saving,
  save,
  sending,
}: PublishBarProps) {
  const t = useTranslations("publishing");
  const words = useTranslations("words");
  const errors = useTranslations("errors");
  const day = useClubDay();
  const status = thing?.publishStatus ?? "NEW";
  if (thing && isOver(thing, day.today) && (status === "COMPLETED" || status === "EXPIRED" || status === "WITHDRAWN"))
    return <SaveBar consequence={t(`${kind}.over.${status}`)}>{null}</SaveBar>;
  const mayPublish = status === "NEW";
  const published = checkTransition(publishFacts(thing, day, endDate), "ACTIVE");
  const against =
    mayPublish && !published.ok && published.reason !== "TRANSITION_NOT_ALLOWED" ? published.reason : null;
  const statusText = status === "SUSPENDED" ? t("suspended") : consequence;
  return (
    <SaveBar consequence={against ? errors(against) : statusText} details={mayPublish && sending?.reach}>
      {mayPublish && termsMissing && (
        <Link to={paths.membershipTerms} className={textLink.link}>
          {t("missing.MEMBERSHIP_TERMS_MISSING")}
        </Link>
      )}
      <Button
        type="submit"
        variant={mayPublish ? "default" : "filled"}
        loading={saving}
        disabled={thing !== null && !unsaved}
      >
        {mayPublish ? t("saveDraft") : words("save")}
      </Button>
      {mayPublish && (
        <Button
          type="button"
          disabled={saving || termsMissing || against !== null}
          onClick={save(sending ? "send" : "publish")}
        >
          {sending?.label ?? t("publish")}
        </Button>
      )}
    </SaveBar>
  );
}
