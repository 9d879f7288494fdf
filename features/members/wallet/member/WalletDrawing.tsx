/** A pocket with cards: our own drawing, not Apple's mark. */
export function WalletDrawing() {
  return (
    <svg width="36" height="28" viewBox="0 0 36 28" aria-hidden="true">
      <rect x="1" y="1" width="34" height="26" rx="4" fill="#2b2b2e" stroke="#d8d8dc" strokeWidth="1.2" />
      <rect x="4" y="4" width="28" height="10" rx="2.4" fill="#5ab0e8" />
      <rect x="4" y="7.5" width="28" height="10" rx="2.4" fill="#f2c14e" />
      <rect x="4" y="11" width="28" height="10" rx="2.4" fill="#6fbf73" />
      <path
        d="M3 15h9.5c1.4 0 1.9.8 2.5 1.9.6 1 1.6 1.6 3 1.6s2.4-.6 3-1.6c.6-1.1 1.1-1.9 2.5-1.9H33v8.5a2.5 2.5 0 0 1-2.5 2.5h-25A2.5 2.5 0 0 1 3 23.5Z"
        fill="#e9e9ec"
      />
    </svg>
  );
}
