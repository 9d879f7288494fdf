/** Loads the frame of visitors' pages, which members never load. */
export const loadGuestFrame = () => import("./GuestFrame.tsx");
