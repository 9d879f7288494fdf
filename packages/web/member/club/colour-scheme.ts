const dark = window.matchMedia("(prefers-color-scheme: dark)");

const tell = () => {
  document.documentElement.dataset.mantineColorScheme = dark.matches ? "dark" : "light";
};

/** Follows the device's light or dark scheme before the theme's code loads; the theme continues with the same. */
export function followColourScheme(): void {
  tell();
  dark.addEventListener("change", tell);
}
