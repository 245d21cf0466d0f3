import type { ReactRenderer } from '@storybook/react-vite'
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf'
import variants from 'virtual:variants'

interface DocgenType {
  readonly name: string
  readonly raw?: string
  readonly value?: string
  readonly elements?: ReadonlyArray<DocgenType>
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { readonly tsType?: DocgenType }>> }
}

/** The alternatives of a type, without `undefined`. */
const alternativesOf = (type: DocgenType): ReadonlyArray<DocgenType> =>
  type.name === 'union' ? (type.elements ?? []).filter(({ name }) => name !== 'undefined') : [type]

const rawOf = (type: DocgenType) => (type.raw ?? type.value ?? type.name).replace(/\s*\|\s*undefined\b/g, '')

/** The values of `(typeof buttonVariants)[number]`, or of a union of strings. */
const valuesOf = (type: DocgenType, folder: string): ReadonlyArray<string> | undefined => {
  const [, array] = /^\(?\s*\(?typeof (\w+)\)?\[number\]/.exec(rawOf(type)) ?? []
  if (array !== undefined) return variants[folder]?.find(({ name }) => name === array)?.values
  const literals = alternativesOf(type).flatMap(({ name, value }) =>
    name === 'literal' && value !== undefined ? [value.replaceAll("'", '')] : [],
  )
  return literals.length > 0 && literals.length === alternativesOf(type).length ? literals : undefined
}

const isSimple = (arg: unknown) => arg === undefined || typeof arg === 'string' || typeof arg === 'number'

const isPlain = (arg: unknown) => isSimple(arg) || typeof arg === 'boolean'

type Shown = Pick<StrictInputType, 'table' | 'options' | 'control'>

const shown = (type: DocgenType, arg: unknown, folder: string): Shown => {
  const values = valuesOf(type, folder)
  const [only, ...others] = alternativesOf(type)
  const summary = values?.map((value) => `'${value}'`).join(' | ') ?? rawOf(type)
  const table = { type: { summary } }
  if (values) {
    const control = values.length > 4 ? ('select' as const) : ('inline-radio' as const)
    return { table, options: [...values], control: { type: control } }
  }
  if (only && others.length === 0 && ['boolean', 'number', 'string'].includes(only.name)) {
    const control = only.name === 'string' ? 'text' : (only.name as 'boolean' | 'number')
    return { table, control: { type: control } }
  }
  const isText = /ReactNode/.test(summary) && isSimple(arg)
  return { table, control: isText ? { type: 'text' as const } : { disable: true } }
}

/** Shows the real values of properties: variants as choices, booleans as switches, and no control for elements and functions. */
export const withRealValues: ArgTypesEnhancer<ReactRenderer> = ({ argTypes, initialArgs, component, id }) => {
  const folder = /^components-(.+?)--/.exec(id)?.[1] ?? ''
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  // Storybook infers the type of an argument that the component does not declare after this.
  const undeclared = Object.keys(initialArgs).filter((name) => !(name in argTypes))
  const elements = undeclared.filter((name) => !isPlain(initialArgs[name]))
  return Object.fromEntries([
    ...Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      if (type) return [name, { ...argType, ...shown(type, initialArgs[name], folder) }]
      return [name, isPlain(initialArgs[name]) ? argType : { ...argType, control: { disable: true } }]
    }),
    ...elements.map((name) => [name, { name, control: { disable: true } }]),
  ])
}
// After Storybook has inferred types from the arguments of the stories.
withRealValues.secondPass = true

/** Booleans that a story leaves out are off, so that their controls are switches at once. */
export const withBooleansOff: ArgsEnhancer<ReactRenderer> = ({ argTypes, initialArgs, id }) =>
  id.startsWith('components-')
    ? Object.fromEntries(
        Object.entries(argTypes)
          .filter(
            ([name, { control }]) =>
              typeof control === 'object' && control.type === 'boolean' && initialArgs[name] === undefined,
          )
          .map(([name]) => [name, false]),
      )
    : {}
