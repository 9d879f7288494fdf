import { IconPencil, IconUserX } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import type { TillFacts, TillMember } from "../queries.ts";
import { VisitsButton } from "../returns/VisitsButton.tsx";
import type { Visit } from "../visit/visit.ts";
import { MemberFacts } from "./MemberFacts.tsx";
import classes from "./member-strip.module.css";

type WhoProps = {
  query: UseQueryResult<TillMember>;
  facts: TillFacts | undefined;
  visit: Visit;
  /** Points after the chosen rewards. */
  left: number;
  pointOfSaleId: number;
  onChange: () => void;
  /** Back to the search with what the invitation would have gone to. */
  onCorrect: () => void;
};

/** Who stands here, to be read at arm's length: a member, or somebody to be invited. */
export function Who({ query, facts, visit, left, pointOfSaleId, onChange, onCorrect }: WhoProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const member = query.data;
  const { invitee } = visit;
  return (
    <div className={classes.strip}>
      <div className={classes.words} aria-live="polite">
        {invitee !== null ? (
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
        ) : member ? (
          <MemberFacts member={member} left={left} pointsActive={facts?.pointsActive ?? true} />
        ) : (
          <p className={classes.name}>{words("loading")}</p>
        )}
      </div>
      {/* On a phone it stands at the foot of the choices, where there is room. */}
      {invitee === null && member && (
        <div className={classes.visitsButton}>
          <VisitsButton
            key={member.membershipId}
            className={classes.change}
            member={member}
            pointOfSaleId={pointOfSaleId}
          />
        </div>
      )}
      <button type="button" className={classes.change} onClick={onChange} disabled={visit.phase !== "open"}>
        <IconUserX size={24} aria-hidden="true" />
        {t("changeMember")}
      </button>
    </div>
  );
}
