import { Effect, Stream } from 'effect'
import { Xml } from 'effect/encoding'
import { isBlobKey } from './blob-key.ts'

export interface ListedBlob {
  readonly key: string
  readonly size: number
}

interface ListingPart {
  readonly blobs: ReadonlyArray<ListedBlob>
  /** The continuation token; `undefined` at the end. */
  readonly next: string | undefined
}

const elementsAt = (xml: Uint8Array, path: ReadonlyArray<string>) =>
  Stream.make(xml).pipe(
    Stream.pipeThroughChannel(Xml.decode()),
    Stream.pipeThroughChannel(Xml.elements(path)),
    Stream.runCollect,
  )

const textOf = (element: Xml.Element | undefined) =>
  element?.children.filter((part) => typeof part === 'string').join('')

const textIn = ({ children }: Xml.Element, name: string) =>
  textOf(children.filter((part) => typeof part !== 'string').find((child) => child.name === name)) ?? ''

/** Parses a response of ListObjectsV2. Objects of other programs, with keys of another form, are ignored. */
export const readListing = (xml: Uint8Array): Effect.Effect<ListingPart, Xml.XmlError> =>
  Effect.map(elementsAt(xml, ['ListBucketResult', '*']), (elements) => ({
    blobs: elements
      .filter(({ name }) => name === 'Contents')
      .map((entry) => ({ key: textIn(entry, 'Key'), size: Number(textIn(entry, 'Size')) }))
      .filter(({ key }) => isBlobKey(key)),
    // Some stores end with an empty one, which would begin the list again.
    next: textOf(elements.find(({ name }) => name === 'NextContinuationToken')) || undefined,
  }))

/** The error code of a response, for example `NoSuchBucket`; `undefined` if a proxy sent something else. */
export const refusalIn = (xml: Uint8Array): Effect.Effect<string | undefined> =>
  elementsAt(xml, ['Error', 'Code']).pipe(
    Effect.map(([code]) => textOf(code)),
    Effect.orElseSucceed(() => undefined),
  )
