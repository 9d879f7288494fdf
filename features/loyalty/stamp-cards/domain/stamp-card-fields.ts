import { textMax } from "#packages/domain/limits.ts";
import { type CheckedName, checkName } from "#packages/domain/people/names.ts";
import { stampsAmountMax, stampsAmountMin } from "./card-fillings.ts";
import { checkCardText, checkColour, type TextSize } from "./stamp-card-texts.ts";

/** A stamp card's fields in the back office; `reward`: the name of its reward. */
export interface StampCardFields {
  name: string;
  title: string;
  titleSize: TextSize;
  subtitle: string;
  subtitleSize: TextSize;
  stampsAmount: number;
  titleColor: string;
  subtitleColor: string;
  cardColor: string;
  stampColor: string;
  reward: string;
}

export type StampCardProblem =
  | Extract<CheckedName, { ok: false }>["reason"]
  | "TEXT_TOO_LONG"
  | "INVALID_COLOUR"
  | "STAMPS_OUT_OF_RANGE";

export type CheckedStampCard =
  | { ok: true; card: StampCardFields }
  | { ok: false; problems: Partial<Record<keyof StampCardFields, StampCardProblem>> };

/** Checks a stamp card's fields. Returns them as stored, or a problem per wrong field. Spec §5. */
export function checkStampCardFields(fields: StampCardFields): CheckedStampCard {
  const { stampsAmount, titleSize, subtitleSize } = fields;
  const read = {
    name: valued(checkName(fields.name, { max: textMax.offerName })),
    reward: valued(checkName(fields.reward, { max: textMax.offerName })),
    title: checkCardText(fields.title, titleSize),
    subtitle: checkCardText(fields.subtitle, subtitleSize),
    titleColor: checkColour(fields.titleColor),
    subtitleColor: checkColour(fields.subtitleColor),
    cardColor: checkColour(fields.cardColor),
    stampColor: checkColour(fields.stampColor),
  };
  const wrong = Object.entries(read).flatMap(([field, each]) => (each.ok ? [] : [[field, each.reason]]));
  const isInRange =
    Number.isInteger(stampsAmount) && stampsAmount >= stampsAmountMin && stampsAmount <= stampsAmountMax;
  if (!isInRange) wrong.push(["stampsAmount", "STAMPS_OUT_OF_RANGE"]);
  if (wrong.length > 0) return { ok: false, problems: Object.fromEntries(wrong) };
  const values = Object.entries(read).flatMap(([field, each]) => (each.ok ? [[field, each.value]] : []));
  return { ok: true, card: { ...fields, ...(Object.fromEntries(values) as Omit<StampCardFields, "stampsAmount">) } };
}

function valued(checked: CheckedName) {
  return checked.ok ? ({ ok: true, value: checked.name } as const) : checked;
}
