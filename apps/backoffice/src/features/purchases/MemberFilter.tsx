import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { fullName } from "../../lib/full-name.ts";
import { memberQuery } from "../members/queries.ts";

type MemberFilterProps = { memberId: number; onClear: () => void };

/** Says whose purchases these are, and shows all again. */
export function MemberFilter({ memberId, onClear }: MemberFilterProps) {
  const t = useTranslations("purchases");
  const { data } = useQuery(memberQuery(memberId));
  const name = data && fullName(data.profile);
  return (
    <Button
      variant="light"
      maw={320}
      rightSection={<IconX size={16} aria-hidden />}
      aria-description={t("showAll")}
      onClick={onClear}
    >
      {name ? t("ofMember", { name }) : t("ofOneMember")}
    </Button>
  );
}
