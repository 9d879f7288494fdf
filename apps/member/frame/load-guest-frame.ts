/** What stands around a visitor's pages, which no member loads. */
export const loadGuestFrame = () => import("./GuestFrame.tsx");
