import { CloseButton } from "@mantine/core";
import { IconDeviceMobilePlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { installHint } from "../../lib/install-hint.ts";
import classes from "./install-tip.module.css";

const key = "stammis.install-tip";

function hintHere() {
  if (localStorage.getItem(key)) return null;
  const standalone =
    window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true);
  return installHint({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints, standalone });
}

/** How to have the card on the home screen, in the browsers that do not offer it themselves. Spec §2. */
export function InstallTip() {
  const words = useTranslations("home");
  const [hint, setHint] = useState(hintHere);
  if (!hint) return null;
  const hide = () => {
    localStorage.setItem(key, "hidden");
    setHint(null);
  };
  return (
    <aside className={classes.tip} aria-label={words("installTitle")}>
      <IconDeviceMobilePlus size={28} stroke={1.75} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.title}>{words("installTitle")}</p>
        <p className={classes.text}>{words(hint === "safari" ? "installSafari" : "installSamsung")}</p>
      </div>
      <CloseButton aria-label={words("installDone")} onClick={hide} />
    </aside>
  );
}
