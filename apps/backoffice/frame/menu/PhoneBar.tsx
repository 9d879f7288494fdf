import { useLocation, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { BottomBar } from "#packages/ui/page/BottomBar.tsx";
import { useGo } from "#packages/web/use-go.ts";
import { barEntries, isUnder } from "./navigation.ts";
import classes from "./phone-bar.module.css";
import { useNavFacts } from "./use-nav-facts.ts";

/** What a merchant does on a phone: today, approvals, a member, a message. Shows those that this person may use. */
export function PhoneBar() {
  const t = useTranslations("shell.bar");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useGo();
  const entries = barEntries(useNavFacts());
  if (entries.length < 2) return null;
  const items = entries.map(({ word, opens, entry: { to, icon: Icon, badge: Badge } }) => ({
    href: opens,
    label: t(word),
    current: isUnder(pathname, to),
    icon: (
      <span className={classes.icon}>
        <Icon size={24} stroke={1.75} aria-hidden />
        {Badge && (
          <Suspense>
            <Badge />
          </Suspense>
        )}
      </span>
    ),
  }));
  const follow = (href: string) => (href === paths.members ? void navigate({ to: href }).then(focusSearch) : go(href));
  return (
    <div className={classes.bar} data-phone-bar>
      <BottomBar label={t("label")} items={items} navigate={follow} />
    </div>
  );
}

/** A member is found by typing, so the list opens with its search field focused. */
function focusSearch() {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
