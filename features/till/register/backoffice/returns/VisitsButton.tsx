import { useDisclosure } from "@mantine/hooks";
import { IconHistory } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import type { TillMember } from "../queries.ts";
import { VisitsDialog } from "./VisitsDialog.tsx";
import classes from "./visits.module.css";

type VisitsButtonProps = {
  member: TillMember;
  pointOfSaleId: number;
  className?: string | undefined;
};

/** Opens the member's earlier visits, to view, undo or return them. */
export function VisitsButton({ member, pointOfSaleId, className }: VisitsButtonProps) {
  const t = useTranslations("register");
  const [opened, dialog] = useDisclosure(false);
  if (member.visits.length === 0) return null;
  return (
    <>
      <button type="button" className={className ?? classes.row} onClick={dialog.open}>
        <IconHistory size={24} aria-hidden="true" />
        {t("visits")}
      </button>
      <VisitsDialog member={member} pointOfSaleId={pointOfSaleId} opened={opened} onClose={dialog.close} />
    </>
  );
}
