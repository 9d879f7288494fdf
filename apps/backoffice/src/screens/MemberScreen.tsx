import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { CardSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Consents } from "../features/members/Consents.tsx";
import { MemberEditor } from "../features/members/MemberEditor.tsx";
import { MemberOffers } from "../features/members/MemberOffers.tsx";
import { MemberProfile } from "../features/members/MemberProfile.tsx";
import { type Member, memberQuery } from "../features/members/queries.ts";
import { PointsAccount } from "../features/points-account/PointsAccount.tsx";
import { MemberPurchases } from "../features/purchases/MemberPurchases.tsx";
import { fullName } from "../lib/full-name.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import classes from "../shell/detail-page.module.css";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";
import { useTitle } from "../shell/use-title.ts";

export function MemberScreen() {
  const t = useTranslations("members");
  const words = useTranslations("words");
  const { id } = useParams({ strict: false });
  const query = useQuery(memberQuery(Number(id)));
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.members} toLabel={t("toMembers")} />
  );
  return (
    <Loaded
      query={query}
      failed={t("fetchFailed")}
      skeleton={<CardSkeleton label={words("loading")} />}
      missing={missing}
    >
      {(member) => <MemberPage key={member.profile.id} member={member} />}
    </Loaded>
  );
}

function MemberPage({ member }: { member: Member }) {
  const [editing, edit] = useDisclosure(false);
  return editing ? (
    <MemberEditor member={member} onDone={edit.close} />
  ) : (
    <MemberView member={member} onEdit={edit.open} />
  );
}

function MemberView({ member, onEdit }: { member: Member; onEdit: () => void }) {
  const t = useTranslations("members");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const name = fullName(member.profile) || t("nameless");
  useTitle(name);
  return (
    <PlainPage
      title={name}
      above={<BackLink to={paths.members} label={shell("members")} />}
      actions={
        <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {words("edit")}
        </Button>
      }
    >
      <div className={classes.page}>
        <div className={classes.main}>
          <PointsAccount member={member} />
          <MemberOffers profile={member.profile} />
          <MemberPurchases member={member} />
        </div>
        <div className={classes.aside}>
          <MemberProfile member={member} />
          <Consents consents={member.consents} />
        </div>
      </div>
    </PlainPage>
  );
}
