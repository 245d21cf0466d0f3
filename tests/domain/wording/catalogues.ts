/** The catalogue of an area that a module exports under the name of its file. */
const catalogueOf = ([path, module]: readonly [string, unknown]): readonly [area: string, words: unknown] => {
  const area = path.replace(/^.*\/(.*)\.ts$/, '$1')
  const name = area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [area, Object(module)[name]]
}

const modules = {
  en: import.meta.glob('../../../src/domain/wording/en/*.ts', { eager: true }),
  ar: import.meta.glob('../../../src/domain/wording/ar/*.ts', { eager: true }),
}
const design: Record<string, object> = import.meta.glob('../../../src/ui/design/words/{en,ar}.ts', {
  eager: true,
})
const designIn = (language: string) =>
  Object.entries(design).flatMap(([path, module]) => (path.endsWith(`/${language}.ts`) ? [module] : []))

/** Every catalogue of a language by its area; the design system's are flat. */
const cataloguesIn = (language: keyof typeof modules) =>
  new Map<string, unknown>([
    ...Object.entries(modules[language]).map(catalogueOf),
    ['design', Object(designIn(language)[0])['designWords']],
  ])

export const english = cataloguesIn('en')
export const arabic = cataloguesIn('ar')
