import { parseSync, type Expression, type ObjectExpression } from 'oxc-parser'

export interface Size {
  /** The style that declares it: `size.md`. */
  readonly part: string
  readonly property: string
  readonly value: string
}

const measured =
  /^(?:(?:min|max)?(?:Inline|Block)Size|inlineSize|blockSize|(?:row|column)?[gG]ap|padding(?:Block|Inline)?(?:Start|End)?|margin(?:Block|Inline)?(?:Start|End)?|fontSize|lineHeight|borderRadius)$/

const objectsIn = (node: Expression): ReadonlyArray<ObjectExpression> => {
  if (node.type === 'ObjectExpression') return [node]
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((element) =>
      element === null || element.type === 'SpreadElement' ? [] : objectsIn(element),
    )
  return []
}

const nameOf = (key: { readonly type: string; readonly name?: unknown; readonly value?: unknown }) =>
  String(key.type === 'Identifier' ? key.name : (key.value ?? ''))

/** The sizes and spacings that a style sheet declares, part by part. */
export const sizesIn = (css: string): ReadonlyArray<Size> => {
  const valueOf = ({ start, end }: { readonly start: number; readonly end: number }) => {
    const text = css.slice(start, end)
    if (/^\d+$/.test(text)) return text === '0' || text === '1' ? text : `${text}px`
    return text.replace(/^['`](.*)['`]$/s, '$1').replace(/\bvars\.|[${}]/g, '')
  }
  const sizesOf = (part: string, object: ObjectExpression): ReadonlyArray<Size> =>
    object.properties.flatMap((property) => {
      if (property.type !== 'Property') return []
      const name = nameOf(property.key)
      if (measured.test(name)) return [{ part, property: name, value: valueOf(property.value) }]
      // Variants are objects of styles; media queries and selectors are exceptions, which the code shows.
      return property.value.type === 'ObjectExpression' && /^\w+$/.test(name)
        ? sizesOf(`${part}.${name}`, property.value)
        : []
    })
  return parseSync('styles.ts', css).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return []
      return init.arguments.flatMap((argument) =>
        argument.type === 'SpreadElement'
          ? []
          : objectsIn(argument).flatMap((object) => sizesOf(id.name, object)),
      )
    })
  })
}
