/** Cards in a folded wallet: our own drawing, not Google's mark. */
export function GoogleWalletDrawing() {
  return (
    <svg width="34" height="28" viewBox="0 0 34 28" aria-hidden="true">
      <rect x="5" y="1" width="24" height="14" rx="3" fill="#5bb974" />
      <rect x="3" y="5" width="28" height="14" rx="3" fill="#fcc934" />
      <rect x="1" y="9" width="32" height="14" rx="3" fill="#ee675c" />
      <path d="M1 13.5 17.6 19a4 4 0 0 0 3.4-.5L33 10.6V24a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3Z" fill="#669df6" />
    </svg>
  );
}
