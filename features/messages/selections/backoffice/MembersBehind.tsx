import { IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import type { FigureScope, MemberFigure } from "../domain/members-behind.ts";
import classes from "./members-behind.module.css";

type MembersBehindProps = {
  figure: MemberFigure;
  scope: FigureScope;
  /** The name of the figure. */
  label: string;
  /** Shows the icon alone, in a row of a table. */
  compact?: boolean;
};

/** Links a figure to a selection of the members behind it, which offers a sendout to them. */
export function MembersBehind({ figure, scope, label, compact = false }: MembersBehindProps) {
  const t = useTranslations("selectionEditor");
  if (!useCan("editSelections")) return null;
  return (
    <Link to={paths.newSelection} search={withoutEmpty({ behind: figure, ...scope })} className={classes.link}>
      <IconUsers size={18} aria-hidden />
      {compact ? <span className="st-hidden">{t("membersOf", { figure: label })}</span> : label}
    </Link>
  );
}
