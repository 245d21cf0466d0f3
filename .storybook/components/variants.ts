export interface Variants {
  /** The name of the array in the code. */
  readonly name: string
  readonly values: ReadonlyArray<string>
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/ui/design/*/*/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.css.ts'],
  { eager: true },
)

const isListOfNames = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.length > 1 && value.every((item) => typeof item === 'string')

/** The exported arrays of a component's variants, which its types and stories use too. */
export const variantsOf = (folder: string): ReadonlyArray<Variants> =>
  Object.entries(modules)
    .filter(([path]) => path.includes(`/${folder}/`))
    .flatMap(([, exported]) =>
      Object.entries(exported).flatMap(([name, values]) => (isListOfNames(values) ? { name, values } : [])),
    )
