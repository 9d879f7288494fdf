import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useAccess, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import classes from "./own-pin.module.css";
import { PinDialog } from "./PinDialog.tsx";
import { pinQuery, useRemovePin } from "./queries.ts";

/** Manages the user's own PIN in this tab's club, on the profile page. Hidden outside a club and for admins. */
export function OwnPin() {
  const t = useTranslations("devices");
  const chain = useMaybeChain();
  const { isAdmin, chains } = useAccess();
  if (!chain || isAdmin) return null;
  const hint = chains.length > 1 ? `${t("pinHint")} (${chain.name})` : t("pinHint");
  return (
    <FormSection title={t("pinSection")} description={hint}>
      <Own />
    </FormSection>
  );
}

function Own() {
  const t = useTranslations("devices");
  const words = useTranslations("words");
  const { moment } = useDates();
  const notices = useNotices();
  const pin = useQuery(pinQuery);
  const remove = useRemovePin();
  const [choosing, dialog] = useDisclosure(false);
  const removeIt = () =>
    remove.mutate(undefined, {
      onSuccess: () => notices.done(t("pinRemoved")),
      onError: (error) => notices.failed(error, t("pinRemoveFailed")),
    });
  return (
    <>
      <Loaded query={pin} failed={t("pinFetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={1} />}>
        {({ setAt }) => (
          <div className={classes.own}>
            <p>{setAt ? t("pinSetAt", { when: moment(setAt) }) : t("pinNone")}</p>
            <div className={classes.buttons}>
              {setAt && (
                <Button variant="subtle" color="red" loading={remove.isPending} onClick={removeIt}>
                  {t("removePin")}
                </Button>
              )}
              <Button variant="light" onClick={dialog.open}>
                {setAt ? t("changePin") : t("choosePin")}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
      <PinDialog opened={choosing} onClose={dialog.close} />
    </>
  );
}
