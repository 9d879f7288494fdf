import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { Balance } from "#features/messages/sms/backoffice/Balance.tsx";
import { History } from "#features/messages/sms/backoffice/History.tsx";
import { MonthLimit } from "#features/messages/sms/backoffice/MonthLimit.tsx";
import { Packages } from "#features/messages/sms/backoffice/Packages.tsx";
import { smsAccountQuery } from "#features/messages/sms/backoffice/queries.ts";
import { Replies } from "#features/messages/sms/backoffice/Replies.tsx";
import { SenderName } from "#features/messages/sms/backoffice/SenderName.tsx";
import classes from "#features/messages/sms/backoffice/sms-account.module.css";
import { TopUp } from "#features/messages/sms/backoffice/TopUp.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/shell/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/shell/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/shell/use-title.ts";

/** `/sms`: the club's SMS credits, what more cost, and how they went. */
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
