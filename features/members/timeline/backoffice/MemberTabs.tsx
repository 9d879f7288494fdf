import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useAccess, useCan } from "#packages/web/backoffice/session/session.ts";
import classes from "./member-page.module.css";
import { type Section, sections, withheldInSupport } from "./sections.ts";

/** The tabs of the page's sections; each has its own address. */
export function MemberTabs({ id, current }: { id: number; current: Section }) {
  const t = useTranslations("timeline");
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  const { impersonation } = useAccess();
  const handsOut = useCan("handOutMemberData");
  return (
    <nav ref={list} className={classes.tabs} aria-label={t("sections")}>
      {sections.map((section) => {
        if ((section === "data" && !handsOut) || (impersonation && withheldInSupport.has(section))) return null;
        const linkProps = {
          className: classes.tab,
          resetScroll: false,
          // Without `exact`, the base address would also count as current in every other section.
          activeOptions: { exact: true },
        } as const;
        const params = { id: String(id) };
        return section === "overview" ? (
          <Link key={section} to={paths.member} params={params} {...linkProps}>
            {t(`tabs.${section}`)}
          </Link>
        ) : (
          <Link key={section} to={paths.memberSection} params={{ ...params, section }} {...linkProps}>
            {t(`tabs.${section}`)}
          </Link>
        );
      })}
    </nav>
  );
}
