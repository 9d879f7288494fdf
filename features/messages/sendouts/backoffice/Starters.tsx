import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { occasionKinds } from "../domain/occasions.ts";
import classes from "./sendouts.module.css";
import { starterOf } from "./starters.ts";

/** The occasions that a new automatic sendout may have. */
export function Starters() {
  const t = useTranslations("automaticSendouts");
  return (
    <nav className={classes.acts} aria-label={t("begin")}>
      {occasionKinds.map((kind) => (
        <Button
          key={kind}
          variant="default"
          renderRoot={(props) => (
            <Link to={paths.newAutomaticSendout} params={{ starter: starterOf(kind) }} {...props} />
          )}
        >
          {t(`kinds.${kind}`)}
        </Button>
      ))}
    </nav>
  );
}
