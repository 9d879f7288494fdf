import { IconBarcode, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import type { ScannerReport } from "./scanner-report.ts";
import classes from "./scanner-test.module.css";
import { useScannerTest } from "./use-scanner-test.ts";

type ScannerTestProps = { opened: boolean; onClose: () => void };

/** Shows what a hand scanner sends, and remembers on this device what it adds to each code. */
export function ScannerTest({ opened, onClose }: ScannerTestProps) {
  const t = useTranslations("scanner");
  const words = useTranslations("words");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <Test isOpen={opened} />
    </Dialog>
  );
}

function Test({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations("scanner");
  const { arriving, report } = useScannerTest(isOpen);
  return (
    <div className={classes.test} data-scanner-test={isOpen || undefined}>
      <p>{report?.card ? t("again") : t("prompt")}</p>
      <p className={classes.arriving} aria-hidden={arriving === ""} translate="no">
        <IconBarcode size={32} aria-hidden="true" />
        <span>{arriving || report?.text || "…"}</span>
      </p>
      <div role="status">{report && <Report report={report} />}</div>
    </div>
  );
}

function Report({ report: { card, end, gap } }: { report: ScannerReport }) {
  const t = useTranslations("scanner");
  if (!card) {
    return (
      <>
        <p className={classes.result} data-tone="bad">
          <IconCircleX size={24} aria-hidden="true" />
          {t("noCard")}
        </p>
        <p>{t("noCardText")}</p>
      </>
    );
  }
  const { prefix, suffix } = card.affixes;
  const facts = [
    [t("before"), prefix || t("nothing")],
    [t("after"), suffix || t("nothing")],
    [t("end"), t(`ends.${end}`)],
    [t("speed"), t("perKey", { milliseconds: gap })],
    [t("layout"), card.isSameLayout ? t("sameLayout") : t("otherLayout")],
  ] as const;
  return (
    <>
      <p className={classes.result} data-tone="good">
        <IconCircleCheck size={24} aria-hidden="true" />
        {t("read", { number: formatMembershipNumber(card.number) })}
      </p>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.stored}>{t("stored")}</p>
    </>
  );
}
