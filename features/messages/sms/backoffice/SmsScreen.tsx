import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { Balance } from "./Balance.tsx";
import { History } from "./History.tsx";
import { MonthLimit } from "./MonthLimit.tsx";
import { Packages } from "./Packages.tsx";
import { smsAccountQuery } from "./queries.ts";
import { Replies } from "./Replies.tsx";
import { SenderName } from "./SenderName.tsx";
import classes from "./sms-account.module.css";
import { TopUp } from "./TopUp.tsx";

/** `/sms`: the club's SMS credits, the prices of more, and their history. */
export function SmsScreen() {
  const t = useTranslations("sms");
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
