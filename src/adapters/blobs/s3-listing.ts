import { isBlobKey } from './blob-key.ts'

export interface ListedBlob {
  readonly key: string
  readonly size: number
}

interface ListingPart {
  readonly blobs: ReadonlyArray<ListedBlob>
  /** Where the next part begins; nothing at the end. */
  readonly next: string | undefined
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** The text of the first element of a name. */
const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)

/** One answer of ListObjectsV2. What others have put into the bucket under names of another form is none of ours. */
export const readListing = (xml: string): ListingPart => ({
  blobs: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)]
    .map(([, entry = '']) => ({ key: textIn(entry, 'Key') ?? '', size: Number(textIn(entry, 'Size')) }))
    .filter(({ key }) => isBlobKey(key)),
  next: textIn(xml, 'NextContinuationToken'),
})

/** Why a store refused, in its own word, such as `NoSuchBucket`. */
export const refusalIn = (xml: string): string | undefined => textIn(xml, 'Code')
