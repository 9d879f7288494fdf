import type { ReactNode } from "react";
import { CouponsDrawing } from "./drawings/Coupons.tsx";
import { ErrorDrawing } from "./drawings/Error.tsx";
import { LocationsDrawing } from "./drawings/Locations.tsx";
import { MailDrawing } from "./drawings/Mail.tsx";
import { MembersDrawing } from "./drawings/Members.tsx";
import { PointsDrawing } from "./drawings/Points.tsx";
import { PurchasesDrawing } from "./drawings/Purchases.tsx";
import { SearchDrawing } from "./drawings/Search.tsx";
import classes from "./empty-state.module.css";

const DRAWINGS = {
  points: PointsDrawing,
  coupons: CouponsDrawing,
  purchases: PurchasesDrawing,
  members: MembersDrawing,
  locations: LocationsDrawing,
  mail: MailDrawing,
  search: SearchDrawing,
  error: ErrorDrawing,
} as const;

export type DrawingName = keyof typeof DRAWINGS;

type EmptyStateProps = {
  drawing: DrawingName;
  title: string;
  /** What the thing is for. */
  text?: string | undefined;
  /** The first step: a button or a link. */
  action?: ReactNode;
  /** Level of the title in the page's outline; 2 unless told. */
  level?: 1 | 2 | 3 | undefined;
};

/** Where there is nothing yet: what it is for and the first step, with a drawing. */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Picture = DRAWINGS[drawing];
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      <Picture />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
