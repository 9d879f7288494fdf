import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useIsReached } from "../network.ts";
import classes from "../till-bar.module.css";
import { type UnansweredActions, UnansweredDialog } from "./UnansweredDialog.tsx";

/** Shows the network state and the number of unanswered registrations, and opens their list. */
export function UnansweredButton(props: UnansweredActions) {
  const t = useTranslations("register");
  const reached = useIsReached();
  const [opened, dialog] = useDisclosure(false);
  const { entries } = props;
  const refused = entries.filter(({ refusal }) => refusal !== null).length;
  const isPending = entries.length > refused;
  if (entries.length === 0) {
    const state = reached ? "online" : "offline";
    return (
      <p className={classes.network} data-state={state} role="status">
        {t(state)}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes.network}
        data-state={refused > 0 ? "refused" : "waiting"}
        onClick={dialog.open}
      >
        {joinWithDots(
          isPending && t(reached ? "waiting" : "offlineWaiting", { count: entries.length - refused }),
          refused > 0 && t("toSeeTo", { count: refused }),
        )}
      </button>
      <UnansweredDialog {...props} opened={opened} onClose={dialog.close} />
    </>
  );
}
