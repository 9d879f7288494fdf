import { ActionIcon, Button } from "@mantine/core";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { menuEntries } from "../declared.ts";
import classes from "./top-bar.module.css";

type TopBarProps = { onMenu: () => void; onSearch: () => void };

/** Shows the menu, the club's name and the search, on phones and above the till. */
export function TopBar({ onMenu, onSearch }: TopBarProps) {
  const shell = useTranslations("shell");
  const chain = useMaybeChain();
  return (
    <header className={classes.bar}>
      <Button variant="subtle" px="xs" leftSection={<IconMenu2 size={20} aria-hidden />} onClick={onMenu}>
        {shell("menu")}
        <Suspense>{menuEntries.map(({ to, badge: Badge }) => Badge && <Badge key={to} />)}</Suspense>
      </Button>
      <p className={classes.name}>{chain?.name}</p>
      <ActionIcon aria-label={shell("goAnywhere")} onClick={onSearch}>
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
    </header>
  );
}
