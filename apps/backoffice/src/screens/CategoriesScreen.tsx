export function CategoriesScreen() {
  return <h1>Categories</h1>;
}
