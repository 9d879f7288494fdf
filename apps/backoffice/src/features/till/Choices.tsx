import { ErrorState } from "@stammis/ui/ErrorState.tsx";
import { TicketSkeleton } from "@stammis/ui/Skeletons.tsx";
import { Tiles, TileToggle } from "@stammis/ui/TileToggle.tsx";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useProblemText } from "../../lib/problem.ts";
import classes from "./choices.module.css";
import { categoriesQuery, type TillMember } from "./queries.ts";
import { rewardChoices } from "./rewards.ts";
import { UndoRows } from "./UndoRows.tsx";
import type { Visit, VisitEvent } from "./visit.ts";

type Dispatch = (event: VisitEvent) => void;
type ChoicesProps = { query: UseQueryResult<TillMember>; visit: Visit; dispatch: Dispatch };

/** What: rewards, what was redeemed a moment ago, and the purchase's categories. */
export function Choices({ query, visit, dispatch }: ChoicesProps) {
  const t = useTranslations("till");
  const words = useTranslations("words");
  const problemText = useProblemText();
  if (query.isPending) return <TicketSkeleton label={words("loading")} />;
  if (!query.data) {
    return (
      <ErrorState
        title={t("memberFailed")}
        text={problemText(query.error)}
        retryLabel={words("retry")}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={classes.choices}>
      <UndoRows member={query.data} />
      <Rewards member={query.data} visit={visit} dispatch={dispatch} />
      <Categories visit={visit} dispatch={dispatch} />
    </div>
  );
}

function Rewards({ member, visit, dispatch }: { member: TillMember; visit: Visit; dispatch: Dispatch }) {
  const t = useTranslations("till");
  const choices = rewardChoices(member.clubPoints, member.coupons, visit.couponIds);
  if (choices.length === 0) {
    return <p className={classes.quiet}>{member.pointsActive ? t("noRewards") : t("pointsOff")}</p>;
  }
  return (
    <Tiles label={t("rewards")}>
      {choices.map(({ reward, chosen, lacking }) => (
        <TileToggle
          key={reward.id}
          label={reward.name}
          note={lacking > 0 ? t("lacking", { points: lacking }) : t("price", { points: reward.pointsRequired })}
          pressed={chosen}
          disabled={lacking > 0 || visit.phase !== "open"}
          onChange={() => dispatch({ type: "coupon", id: reward.id })}
        />
      ))}
    </Tiles>
  );
}

function Categories({ visit, dispatch }: { visit: Visit; dispatch: Dispatch }) {
  const t = useTranslations("till");
  const { data = [] } = useQuery(categoriesQuery);
  if (data.length === 0) return null;
  return (
    <fieldset className={classes.chips}>
      <legend className={classes.legend}>{t("categories")}</legend>
      {data.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classes.chip}
          aria-pressed={visit.categoryIds.includes(id)}
          disabled={visit.phase !== "open"}
          onClick={() => dispatch({ type: "category", id })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
