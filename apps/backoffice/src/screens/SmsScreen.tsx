import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Balance } from "../features/sms-account/Balance.tsx";
import { History } from "../features/sms-account/History.tsx";
import { MonthLimit } from "../features/sms-account/MonthLimit.tsx";
import { Packages } from "../features/sms-account/Packages.tsx";
import { smsAccountQuery } from "../features/sms-account/queries.ts";
import { Replies } from "../features/sms-account/Replies.tsx";
import { SenderName } from "../features/sms-account/SenderName.tsx";
import classes from "../features/sms-account/sms-account.module.css";
import { TopUp } from "../features/sms-account/TopUp.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/sms`: the club's SMS credits, what more cost, and how they went. */
export function SmsScreen() {
  const t = useTranslations("smsAccount");
  const account = useQuery(smsAccountQuery);
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Loaded query={account} failed={t("fetchFailed")} skeleton={<FormSkeleton />}>
        {(data) => (
          <>
            <div className={classes.overview}>
              <Balance account={data} />
              <Packages account={data} />
            </div>
            <div>
              <TopUp account={data} />
              <MonthLimit account={data} />
              <SenderName account={data} />
            </div>
            <Replies />
            <History />
          </>
        )}
      </Loaded>
    </PlainPage>
  );
}
