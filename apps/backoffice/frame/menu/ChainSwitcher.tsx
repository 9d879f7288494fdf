import { Menu, UnstyledButton } from "@mantine/core";
import { IconCheck, IconExternalLink, IconPlus, IconSelector } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { openChain, useAccess, useCan, useChain, useMyCompany } from "#packages/web/backoffice/session/session.ts";
import { ChainBadge } from "../ChainBadge.tsx";
import classes from "./chain-switcher.module.css";
import menu from "./menu.module.css";

/** Shows the club of this tab; switches to another club, a new one or its member app. */
export function ChainSwitcher({ onNavigate }: { onNavigate?: () => void }) {
  const shell = useTranslations("shell");
  const sandbox = useTranslations("sandbox");
  const words = useTranslations("words");
  const { chains } = useAccess();
  const current = useChain();
  const hasCompany = useMyCompany() !== null;
  // Every account has the permission, but a new club belongs to the account's company.
  const mayFound = useCan("foundClub") && hasCompany;
  const navigate = useNavigate();
  const change = (subdomain: string) => {
    onNavigate?.();
    if (subdomain === current.subdomain) return;
    void navigate({ to: paths.today }).then(() => openChain(subdomain));
  };
  return (
    <Menu classNames={{ item: menu.item }} width="target" withinPortal>
      <Menu.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={words("labelled", { label: shell("switchChain"), value: current.name })}
        >
          <ChainBadge {...current} />
          <span className={classes.name}>{current.name}</span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {chains.length > 1 &&
          chains.map((chain) => (
            <Menu.Item
              key={chain.id}
              onClick={() => change(chain.subdomain)}
              leftSection={<ChainBadge {...chain} />}
              rightSection={chain.id === current.id ? <IconCheck size={16} aria-hidden /> : null}
            >
              {chain.name}
              {chain.sandbox && <span className={classes.sandbox}>{sandbox("name")}</span>}
            </Menu.Item>
          ))}
        {chains.length > 1 && <Menu.Divider />}
        <Menu.Item
          component="a"
          href={current.address}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {shell("showMember")}
        </Menu.Item>
        {mayFound && (
          <Menu.Item
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              onNavigate?.();
              void navigate({ to: paths.newChain });
            }}
          >
            {shell("newChain")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
