import { Button, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy, IconExternalLink } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import classes from "./copy-link.module.css";

type CopyLinkProps = { address: string; large?: boolean };

/** Shows a link's address, to open or to copy. */
export function CopyLink({ address, large = false }: CopyLinkProps) {
  const t = useTranslations("shell.link");
  return (
    <div className={classes.address} data-large={large || undefined}>
      <a href={address} target="_blank" rel="noreferrer" className={classes.url}>
        {address.replace(/^https?:\/\//, "").replace(/\/$/, "")}
        <IconExternalLink size={18} aria-label={t("newTab")} />
      </a>
      <CopyLinkButton address={address} large={large} />
    </div>
  );
}

export function CopyLinkButton({ address, large = false }: CopyLinkProps) {
  const t = useTranslations("shell.link");
  return (
    <CopyButton value={address} timeout={4000}>
      {({ copied, copy }) => (
        <Button
          variant={large ? "filled" : "default"}
          onClick={copy}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          <span aria-live="polite">{t(copied ? "copied" : "copy")}</span>
        </Button>
      )}
    </CopyButton>
  );
}
