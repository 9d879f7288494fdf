import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import classes from "./home-location-dialog.module.css";
import { type Location, useSetHomeLocation } from "./queries.ts";

/** Asks for the home location and closes only after a choice: a list of locations, then Confirm. Spec §2. */
export function HomeLocationDialog({ opened, locations }: { opened: boolean; locations: readonly Location[] }) {
  const words = useTranslations("locations");
  const problemText = useProblemText();
  const toast = useToast();
  const setHome = useSetHomeLocation();
  const [chosen, setChosen] = useState<number | null>(null);
  const confirm = () => {
    if (chosen === null) return;
    setHome.mutate(chosen, {
      onError: (error) => {
        const gone = codeOf(error) === "NOT_FOUND";
        toast({ variant: "error", text: gone ? words("selectedMissing") : problemText(error, words("homeFailed")) });
      },
    });
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => undefined}
      dismissible={false}
      title={words("chooseTitle")}
      foot={
        <Button fullWidth onClick={confirm} disabled={chosen === null} loading={setHome.isPending}>
          {words("confirm")}
        </Button>
      }
    >
      <p className={classes.text}>{words("chooseText")}</p>
      <fieldset className={classes.list} aria-label={words("chooseTitle")}>
        {locations.map(({ id, name, commercialName, address }) => (
          <Checkbox
            key={id}
            className={classes.choice}
            label={commercialName || name}
            description={[address.street, address.city].filter(Boolean).join(", ")}
            checked={chosen === id}
            onChange={(event) => setChosen(event.currentTarget.checked ? id : null)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
