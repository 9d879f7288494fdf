const dark = window.matchMedia("(prefers-color-scheme: dark)");

const tell = () => {
  document.documentElement.dataset.mantineColorScheme = dark.matches ? "dark" : "light";
};

/** Light or dark as the device is: for what stands before the theme's code, which goes on with the same. */
export function followColourScheme(): void {
  tell();
  dark.addEventListener("change", tell);
}
