import { ActionIcon, Menu } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { type Weekday, weekdays } from "../../domain/opening-hours.ts";
import { workingDays } from "./hours.ts";

type CopyHoursProps = {
  /** The row's number, from 1. */
  number: number;
  onNext: () => void;
  onSpread: (days: readonly Weekday[]) => void;
};

/** Copies a row's hours to other days: to the next free one, the working days, or all days. */
export function CopyHours({ number, onNext, onSpread }: CopyHoursProps) {
  const t = useTranslations("locations.hours");
  const name = t("copyTo", { row: String(number) });
  return (
    <Menu position="bottom-end" withinPortal width={240}>
      <Menu.Target>
        <ActionIcon size={44} aria-label={name} title={name}>
          <IconCopy size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onNext}>{t("toNext")}</Menu.Item>
        <Menu.Item onClick={() => onSpread(workingDays)}>{t("toWeekdays")}</Menu.Item>
        <Menu.Item onClick={() => onSpread(weekdays)}>{t("toAll")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
