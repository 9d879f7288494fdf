import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCoins,
  IconDots,
  IconFileCode,
  IconFileDownload,
  IconReceiptRefund,
  IconTransferOut,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { bringInvoice } from "#features/billing/subscriptions/backoffice/queries.ts";
import { useInvoiceFile } from "#features/billing/subscriptions/backoffice/use-invoice-file.ts";
import { BookPayment } from "./BookPayment.tsx";
import { BookRepayment } from "./BookRepayment.tsx";
import { CreditInvoice } from "./CreditInvoice.tsx";
import { bringPeppol, type CompanyInvoice } from "./queries.ts";

/** Offers the document as PDF and Peppol file, and the platform's actions on an invoice. */
export function InvoiceMenu({ invoice }: { invoice: CompanyInvoice }) {
  const t = useTranslations("invoices");
  const [asking, ask] = useState<"book" | "repay" | "credit" | null>(null);
  const { save, isPending } = useInvoiceFile(invoice.number);
  const close = () => ask(null);
  return (
    <>
      <Menu position="bottom-end" withinPortal width={260}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            size={40}
            loading={isPending}
            aria-label={t("acts", { number: String(invoice.number) })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileDownload size={18} aria-hidden />} onClick={() => save(bringInvoice)}>
            {t("pdf")}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileCode size={18} aria-hidden />} onClick={() => save(bringPeppol)}>
            {t("peppol")}
          </Menu.Item>
          {invoice.owed > 0 && (
            <Menu.Item leftSection={<IconCoins size={18} aria-hidden />} onClick={() => ask("book")}>
              {t("book.act")}
            </Menu.Item>
          )}
          {invoice.repayable > 0 && (
            <Menu.Item leftSection={<IconTransferOut size={18} aria-hidden />} onClick={() => ask("repay")}>
              {t("repay.act")}
            </Menu.Item>
          )}
          {invoice.kind === "INVOICE" && !invoice.credited && (
            <Menu.Item
              color="red"
              leftSection={<IconReceiptRefund size={18} aria-hidden />}
              onClick={() => ask("credit")}
            >
              {t("credit.act")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === "book" && <BookPayment invoice={invoice} onClose={close} />}
      {asking === "repay" && <BookRepayment invoice={invoice} onClose={close} />}
      {asking === "credit" && <CreditInvoice invoice={invoice} onClose={close} />}
    </>
  );
}
