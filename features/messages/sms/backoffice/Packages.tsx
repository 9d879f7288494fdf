import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { BuyDialog } from "./BuyDialog.tsx";
import type { CreditPackage, SmsAccount } from "./queries.ts";
import classes from "./sms-account.module.css";

/** The packages on sale, each with its price for a message. */
export function Packages({ account }: { account: SmsAccount }) {
  const t = useTranslations("sms.buy");
  const [chosen, choose] = useState<CreditPackage | null>(null);
  const { packages, sandbox, waiting } = account;
  const { shortKronor } = useNumbers();
  return (
    <section className={classes.buy} aria-labelledby="buy-credits">
      <h2 id="buy-credits" className={classes.title}>
        {t("title")}
      </h2>
      <p className={classes.quiet}>{sandbox ? t("sandbox") : t("lead")}</p>
      {packages.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <ul className={classes.packages}>
          {packages.map((each) => (
            <li key={each.credits}>
              <PackageButton offered={each} onChoose={() => choose(each)} />
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p className={classes.quiet}>{t("waiting", { amount: shortKronor(waiting) })}</p>}
      {chosen && <BuyDialog key={chosen.credits} chosen={chosen} account={account} onClose={() => choose(null)} />}
    </section>
  );
}

function PackageButton({ offered, onChoose }: { offered: CreditPackage; onChoose: () => void }) {
  const t = useTranslations("sms.buy");
  const { count, shortKronor, decimal } = useNumbers();
  const { credits, price } = offered;
  const mayBuy = useCan("manageClub");
  return (
    <UnstyledButton className={classes.package} disabled={!mayBuy} onClick={onChoose}>
      <span className={classes.packageCredits}>{count(credits)}</span>
      <span>{t("credits")}</span>
      <strong className={classes.packagePrice}>{shortKronor(price)}</strong>
      <span className={classes.quiet}>{t("each", { ore: decimal((price * 100) / credits) })}</span>
    </UnstyledButton>
  );
}
