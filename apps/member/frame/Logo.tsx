import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { LogoImage } from "#packages/ui/pictures/LogoImage.tsx";
import { Mark } from "#packages/ui/theme/Wordmark.tsx";
import classes from "./logo.module.css";

type LogoProps = {
  /** The owner's name: shown without a picture, and otherwise the picture's alternative text. */
  name: string;
  url: string | undefined;
  /** Shows the product's own mark when there is no picture. */
  fallbackMark?: boolean;
};

const headerGround = ["--brand-raised"] as const;

/** Shows the logo with a link to home. Spec §2 "Shell". */
export function Logo({ name, url, fallbackMark = false }: LogoProps) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const label = name ? words("labelled", { label: name, value: shell("home") }) : shell("home");
  return (
    <Link to={paths.home} className={classes.logo} aria-label={label}>
      {url ? (
        <LogoImage src={url} alt="" className={classes.picture} on={headerGround} />
      ) : (
        <>
          {fallbackMark && <Mark height={32} />}
          <span className={classes.name}>{name}</span>
        </>
      )}
    </Link>
  );
}
