import { lazy, type ReactNode, Suspense } from "react";
import { Drawing } from "../drawings/Drawing.tsx";
import { ErrorDrawing } from "../drawings/Error.tsx";
import classes from "./empty-state.module.css";

/**
 * Loads a drawing when it is needed. If it cannot load, its place stays empty. The drawing of an error is always
 * bundled.
 */
const drawn = (load: () => Promise<() => ReactNode>) =>
  lazy(async () => ({ default: await load().catch(() => NoDrawing) }));

const NoDrawing = () => <Drawing colour={null} line={null} />;

const DRAWINGS = {
  points: drawn(async () => (await import("../drawings/Points.tsx")).PointsDrawing),
  coupons: drawn(async () => (await import("../drawings/Coupons.tsx")).CouponsDrawing),
  stampcards: drawn(async () => (await import("../drawings/StampCards.tsx")).StampCardsDrawing),
  campaigns: drawn(async () => (await import("../drawings/Campaigns.tsx")).CampaignsDrawing),
  purchases: drawn(async () => (await import("../drawings/Purchases.tsx")).PurchasesDrawing),
  members: drawn(async () => (await import("../drawings/Members.tsx")).MembersDrawing),
  locations: drawn(async () => (await import("../drawings/Locations.tsx")).LocationsDrawing),
  mail: drawn(async () => (await import("../drawings/Mail.tsx")).MailDrawing),
  search: drawn(async () => (await import("../drawings/Search.tsx")).SearchDrawing),
  offline: drawn(async () => (await import("../drawings/Offline.tsx")).OfflineDrawing),
  error: ErrorDrawing,
} as const;

export type DrawingName = keyof typeof DRAWINGS;

type EmptyStateProps = {
  drawing: DrawingName;
  title: string;
  /** A sentence about the purpose of the missing content. */
  text?: string | undefined;
  /** A button or a link for the first step. */
  action?: ReactNode;
  /** Level of the title in the page's outline; 2 by default. */
  level?: 1 | 2 | 3 | undefined;
};

/**
 * A drawing with a title, shown when there is no content yet. It explains the purpose of the content and offers the
 * first step.
 */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Picture = DRAWINGS[drawing];
  const Heading = `h${level}` as const;
  return (
    <div className={classes.empty}>
      <Suspense fallback={<NoDrawing />}>
        <Picture />
      </Suspense>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
