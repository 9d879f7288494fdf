import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { PasswordChangeForm } from "./PasswordChangeForm.tsx";
import classes from "./profile.module.css";

/** Changes the password with the current one. */
export function PasswordChange({ email }: { email: string }) {
  const words = useTranslations("profile");
  const [opened, dialog] = useDisclosure(false);
  return (
    <div className={classes.password}>
      <Button variant="light" onClick={dialog.open}>
        {words("changePassword")}
      </Button>
      <Dialog opened={opened} onClose={dialog.close} title={words("changePassword")} width={440}>
        <PasswordChangeForm email={email} onClose={dialog.close} />
      </Dialog>
    </div>
  );
}
