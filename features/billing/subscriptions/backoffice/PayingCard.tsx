import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { AskDialog } from "./AskDialog.tsx";
import classes from "./paying-card.module.css";
import { type Billing, openCardPage, useRemoveCard } from "./queries.ts";
import { useCardReturn } from "./use-card-return.ts";
import { useProviderPage } from "./use-provider-page.ts";

type PayingProps = { billing: Billing; companyId: number };

/** Shows how invoices are paid: by the company's card, or by hand without one. Empty if the platform takes no cards. */
export function PayingCard({ billing, companyId }: PayingProps) {
  const t = useTranslations("subscriptions.card");
  useCardReturn(companyId);
  const { card, takesCards, owed } = billing;
  const looksOnly = useLooksOnly();
  if (!card && !takesCards) return null;
  return (
    <section className={classes.paying} aria-labelledby="paying">
      <h2 id="paying" className={classes.heading}>
        {t("title")}
      </h2>
      {card ? <DrawnCard card={card} /> : <p className={classes.text}>{t("byInvoice")}</p>}
      {card && <p className={classes.text}>{t("byCard")}</p>}
      {card?.expiring && <p className={classes.warning}>{t("expiring")}</p>}
      {!looksOnly && <Acts companyId={companyId} has={card !== null} takesCards={takesCards} />}
      {!card && <p className={classes.quiet}>{t(owed > 0 ? "paysOwed" : "paysNext")}</p>}
      {takesCards && <p className={classes.quiet}>{t("kept")}</p>}
    </section>
  );
}

const brandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** Draws the card with its last digits and its expiry. */
function DrawnCard({ card: { brand, last4, expiresOn } }: { card: NonNullable<Billing["card"]> }) {
  const t = useTranslations("subscriptions.card");
  const [year = "", month = ""] = expiresOn.split("-");
  const expires = `${month}/${year.slice(2)}`;
  const name = brandNames[brand] ?? t("aCard");
  return (
    <figure className={classes.card} aria-label={t("ending", { brand: name, last4, expires })}>
      <span className={classes.brand}>{name}</span>
      <span className={classes.digits} aria-hidden>
        <span className={classes.dots}>•••• •••• ••••</span> {last4}
      </span>
      <span className={classes.expires} aria-hidden>
        {expires}
      </span>
    </figure>
  );
}

function Acts({ companyId, has, takesCards }: { companyId: number; has: boolean; takesCards: boolean }) {
  const t = useTranslations("subscriptions");
  const [removes, askToRemove] = useState(false);
  const { go, busy } = useProviderPage(() => openCardPage(companyId));
  const remove = useRemoveCard(companyId);
  return (
    <div className={classes.acts}>
      {takesCards && (
        <Button variant={has ? "default" : "filled"} loading={busy} onClick={go}>
          {t(has ? "card.change" : "card.add")}
        </Button>
      )}
      {has && (
        <Button variant="subtle" onClick={() => askToRemove(true)}>
          {t("removeCard.go")}
        </Button>
      )}
      {removes && (
        <AskDialog of="removeCard" act={remove} onClose={() => askToRemove(false)}>
          <p>{t("removeCard.text")}</p>
        </AskDialog>
      )}
    </div>
  );
}
