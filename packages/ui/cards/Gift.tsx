/** A wrapped gift, for a goal or a free item. */
export function Gift({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d="M4 9h16v4H4zM5.500 13v7h13v-7M12 9v11M12 9C7 9 6.500 4 9 4s3 5 3 5 .500-5 3-5 2 5-3 5z" />
    </svg>
  );
}
