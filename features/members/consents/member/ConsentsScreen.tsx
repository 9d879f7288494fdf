import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useHome } from "#packages/web/member/club/home.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { ChannelChoice } from "./ChannelChoice.tsx";
import { ConsentHistory } from "./ConsentHistory.tsx";
import classes from "./consents.module.css";
import { ownConsentsQuery } from "./queries.ts";

/** `/consumer/consents`: the member's consents by channel, and earlier answers. product.md §11. */
export function ConsentsScreen() {
  const words = useTranslations("settings");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const home = useHome();
  const answers = useQuery(ownConsentsQuery);
  const skeleton = <ListSkeleton label={loading} rows={2} />;
  return (
    <PlainPage
      title={words("consents")}
      description={words("consentsText")}
      above={<BackLink to={paths.account}>{shell("account")}</BackLink>}
    >
      <Loaded query={home} skeleton={skeleton} failed={shell("homeFailed")}>
        {({ profile }) => (
          <div className={classes.choices}>
            <ChannelChoice channel="EMAIL" given={profile.emailNotification} address={profile.email} />
            <ChannelChoice channel="SMS" given={profile.phoneNotification} address={profile.phone} />
          </div>
        )}
      </Loaded>
      <Section title={words("history")}>
        <Loaded query={answers} skeleton={skeleton} failed={words("consentsFailed")}>
          {(answers) => <ConsentHistory answers={answers} />}
        </Loaded>
      </Section>
    </PlainPage>
  );
}
