interface Named {
  readonly title: string
}

/** Finds a brand by its title, or by the first words of it: `Salwan` is Salwan Health. */
const brandNamed = <Brand extends Named>(brands: ReadonlyArray<Brand>, name: string): Brand | undefined =>
  brands.find(({ title }) => title === name) ?? brands.find(({ title }) => title.startsWith(`${name} `))

/** The brands that a service names as its companies; empty if one of the names is not a brand. */
export const namedBrands = <Brand extends Named>(
  company: string,
  brands: ReadonlyArray<Brand>,
): ReadonlyArray<Brand> => {
  const whole = brandNamed(brands, company)
  if (whole !== undefined) return [whole]
  const names = company.split(/,|&|\band\b/).map((name) => name.trim())
  const matches = names.filter((name) => name !== '').map((name) => brandNamed(brands, name))
  return matches.every((brand) => brand !== undefined) ? matches : []
}
