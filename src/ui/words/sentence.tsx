import { Fragment, type ReactNode } from 'react'
import { partsOf, type Template } from '#domain/wording/template.ts'

type SentenceProps<Name extends string> = { of: Template<Name> } & { readonly [Each in Name]: ReactNode }

/**
 * A template filled with elements.
 *
 * @example
 * <Sentence of={words.sentBy} name={<bdi>{name}</bdi>} />
 */
export function Sentence<Name extends string>(props: SentenceProps<Name>): ReactNode {
  const values: { readonly [placeholder: string]: ReactNode } = { ...props, of: undefined }
  return partsOf(props.of.template).map((part, index) => (
    // The parts of a template never change their places.
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ))
}
