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

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** The text of the first element with a name. */
const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)

/** Parses a response of ListObjectsV2. Objects of other programs, with keys of another form, are ignored. */
export const readListing = (xml: string): ListingPart => ({
  blobs: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)]
    .map(([, entry = '']) => ({ key: textIn(entry, 'Key') ?? '', size: Number(textIn(entry, 'Size')) }))
    .filter(({ key }) => isBlobKey(key)),
  next: textIn(xml, 'NextContinuationToken'),
})

/** The error code of a response, for example `NoSuchBucket`. */
export const refusalIn = (xml: string): string | undefined => textIn(xml, 'Code')
