import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { Conversation } from "./Conversation.tsx";
import { conversationQuery } from "./queries.ts";
import classes from "./support.module.css";

/** A company's conversation, shown to the platform. */
export function SupportThreadScreen() {
  const t = useTranslations("support.threads");
  const { id } = useParams({ from: "/office/support/$id" });
  const companyId = Number(id);
  const asPlatform = useCan("administer");
  const { data } = useInfiniteQuery(conversationQuery(companyId));
  const name = data?.pages[0]?.company.name || t("nameless");
  useTitle(name);
  return (
    <PlainPage
      title={data ? name : ""}
      above={<BackLink to={paths.support} label={t("title")} />}
      actions={
        asPlatform && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to={paths.companyDetail} params={{ id: String(companyId) }} {...props} />}
          >
            {t("toCompany")}
          </Button>
        )
      }
    >
      <div className={classes.page}>
        <Conversation companyId={companyId} asPlatform={asPlatform} />
      </div>
    </PlainPage>
  );
}
