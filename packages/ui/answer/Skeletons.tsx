import classes from "./skeletons.module.css";

type SkeletonProps = {
  /** The text for screen readers: "Laddar…". */
  label: string;
};

function Bone({ width, height = 14, round = false }: { width: string; height?: number; round?: boolean }) {
  return <span className={classes.bone} data-round={round || undefined} style={{ width, height }} />;
}

/** Placeholder of the hero card while it loads. */
export function CardSkeleton({ label }: SkeletonProps) {
  return (
    <div className={classes.card} role="status" aria-label={label}>
      <div className={classes.between}>
        <Bone width="40%" height={22} />
        <Bone width="116px" height={44} round />
      </div>
      <div className={classes.stack}>
        <Bone width="34%" />
        <Bone width="52%" height={48} />
        <Bone width="100%" height={4} />
      </div>
    </div>
  );
}

/** Placeholder of a list's rows: a round picture, two lines, and a value on the right. */
export function ListSkeleton({ label, rows = 4 }: SkeletonProps & { rows?: number | undefined }) {
  return (
    <div className={classes.list} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <Bone width="44px" height={44} round />
          <div className={classes.stack}>
            <Bone width={["62%", "48%", "70%"][row % 3] ?? "60%"} />
            <Bone width="36%" height={12} />
          </div>
          <Bone width="56px" />
        </div>
      ))}
    </div>
  );
}

/** Placeholder of tickets, including the tear line. */
export function TicketSkeleton({ label, tickets = 2 }: SkeletonProps & { tickets?: number | undefined }) {
  return (
    <div className={classes.tickets} role="status" aria-label={label}>
      {Array.from({ length: tickets }, (_, ticket) => (
        <div key={ticket} className={classes.ticket}>
          <Bone width="72px" height={72} />
          <div className={classes.stack}>
            <Bone width="78%" height={18} />
            <Bone width="54%" />
          </div>
          <div className={classes.stub}>
            <Bone width="44px" height={24} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder of a picture across the page with text under it. */
export function PosterSkeleton({ label }: SkeletonProps) {
  return (
    <div className={classes.poster} role="status" aria-label={label}>
      <span className={classes.picture} />
      <div className={classes.stack}>
        <Bone width="68%" height={24} />
        <Bone width="92%" />
        <Bone width="44%" />
      </div>
    </div>
  );
}

/** Placeholder of a stamp card with its empty places. */
export function StampCardSkeleton({ label }: SkeletonProps) {
  return (
    <div className={classes.stampCard} role="status" aria-label={label}>
      <div className={classes.stack}>
        <Bone width="70%" height={24} />
        <Bone width="90%" />
        <Bone width="40%" height={18} />
      </div>
      <div className={classes.dots}>
        {Array.from({ length: 9 }, (_, place) => (
          <Bone key={place} width="50px" height={50} round />
        ))}
      </div>
    </div>
  );
}

/** Placeholder of a table with the right number of rows and columns. */
export function TableSkeleton({ label, rows = 8, columns = 5 }: SkeletonProps & { rows?: number; columns?: number }) {
  return (
    <div className={classes.list} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.tableRow}>
          {Array.from({ length: columns }, (_, column) => (
            <Bone key={column} width={["70%", "50%", "84%", "38%"][(row + column) % 4] ?? "60%"} height={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
