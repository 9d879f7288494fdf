import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCoins } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { AccountLines } from "#features/loyalty/points/backoffice/points-account/AccountLines.tsx";
import { CorrectPoints } from "#features/loyalty/points/backoffice/points-account/CorrectPoints.tsx";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { say } from "../notices.ts";
import type { TillMember } from "../queries.ts";
import classes from "../returns/visits.module.css";
import { signal } from "../sounds.ts";

type AccountButtonProps = { member: TillMember; className?: string | undefined };

/** Opens a member's points account, with corrections within the club's limits. */
export function AccountButton({ member, className }: AccountButtonProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const [opened, account] = useDisclosure(false);
  const [correcting, correct] = useDisclosure(false);
  const name = `${member.firstName} ${member.lastName}`.trim() || t("nameless");
  return (
    <>
      <button type="button" className={className ?? classes.row} onClick={account.open}>
        <IconCoins size={24} aria-hidden="true" />
        {t("pointsAccount")}
      </button>
      <Dialog
        opened={opened && !correcting}
        onClose={account.close}
        title={name}
        closeLabel={words("close")}
        width={640}
        foot={
          <Button size="lg" onClick={correct.open}>
            {t("correctPoints")}
          </Button>
        }
      >
        <AccountLines membershipId={member.membershipId} />
      </Dialog>
      <CorrectPoints
        membershipId={member.membershipId}
        name={name}
        opened={correcting}
        onClose={() => {
          correct.close();
          account.close();
        }}
        tell={(text) => {
          signal("found");
          say("good", text);
        }}
      />
    </>
  );
}
