import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";

/** Links the reports to the screen that tries a rule. */
export function WhatIfLink() {
  const t = useTranslations("whatIf");
  return (
    <Link to={paths.whatIf} className={link.link}>
      {t("enter")}
    </Link>
  );
}
