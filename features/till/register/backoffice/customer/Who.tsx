import { IconPencil, IconUserX } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { AccountButton } from "../account/AccountButton.tsx";
import type { TillFacts, TillMember } from "../queries.ts";
import { VisitsButton } from "../returns/VisitsButton.tsx";
import type { Visit } from "../visit/visit.ts";
import { MemberFacts } from "./MemberFacts.tsx";
import classes from "./member-strip.module.css";
import { Opening } from "./Opening.tsx";
import { UnseenMember } from "./UnseenMember.tsx";

type WhoProps = {
  query: UseQueryResult<TillMember>;
  facts: TillFacts | undefined;
  visit: Visit;
  /** Whether the member cannot be loaded, because the server is not reached. */
  isUnseen: boolean;
  /** The text whose look-up began with Enter and is still in progress; null without one. */
  opening: string | null;
  /** Points left after the chosen rewards. */
  left: number;
  pointOfSaleId: number;
  onChange: () => void;
  /** Returns to the search with the contact of the invitation. */
  onCorrect: () => void;
};

/** Shows the current customer in large type: a member, or a customer to be invited. */
export function Who(props: WhoProps) {
  const { query, facts, visit, pointOfSaleId, onChange } = props;
  const t = useTranslations("register");
  const member = query.data;
  return (
    <div className={classes.strip}>
      <div className={classes.words} aria-live="polite">
        <Name {...props} />
      </div>
      {/* A phone shows this below the choices. */}
      {visit.membershipId !== null && member && member.seenAt === undefined && (
        <div className={classes.visitsButton}>
          {facts?.pointsActive && <AccountButton className={classes.change} member={member} />}
          <VisitsButton
            key={member.membershipId}
            className={classes.change}
            member={member}
            pointOfSaleId={pointOfSaleId}
          />
        </div>
      )}
      <button type="button" className={classes.change} onClick={onChange}>
        <IconUserX size={24} aria-hidden="true" />
        {t("changeMember")}
      </button>
    </div>
  );
}

function Name({ query, facts, visit, isUnseen, opening, left: remainingPoints, onCorrect }: WhoProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const { invitee, membershipId, name } = visit;
  if (opening !== null) return <Opening whom={opening} />;
  if (invitee !== null) {
    return (
      <>
        <h2 className={classes.name}>
          <button type="button" className={classes.contact} onClick={onCorrect} disabled={visit.phase !== "open"}>
            <span className={classes.contactText}>{invitee}</span>
            <IconPencil size={20} aria-hidden="true" />
            <span className="st-hidden">, {words("edit")}</span>
          </button>
        </h2>
        <p className={classes.visits}>{t("notAMember")}</p>
      </>
    );
  }
  if (isUnseen) return <UnseenMember number={membershipId ?? ""} isCardOld={visit.card?.isOld === true} />;
  if (!query.data) return <Opening whom={name || formatMembershipNumber(membershipId ?? "")} />;
  const pointsActive = facts?.pointsActive ?? true;
  return (
    <MemberFacts
      member={query.data}
      left={remainingPoints}
      pointsActive={pointsActive}
      isKnown={!query.isFetching}
      isCardOld={visit.card?.isOld === true}
    />
  );
}
