import { Fragment, type ReactNode } from 'react'
import { partsOf, type Template } from '#domain/wording/template.ts'

type SentenceProps<Place extends string> = { of: Template<Place> } & { readonly [Name in Place]: ReactNode }

/**
 * A template filled with elements.
 *
 * @example
 * <Sentence of={words.sentBy} name={<bdi>{name}</bdi>} />
 */
export function Sentence<Place extends string>(props: SentenceProps<Place>): ReactNode {
  const values: { readonly [place: string]: ReactNode } = { ...props, of: undefined }
  return partsOf(props.of.template).map((part, index) => (
    // The parts of a template never change their places.
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ))
}
