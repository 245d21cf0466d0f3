import { strFromU8, unzipSync } from 'fflate'

/** Parts of a Word file, whatever number its directory claims; those of people have some dozens. */
const maxParts = 2_000

/** Bytes of all inspected parts. Few packed ones can take long as well, as a part may unpack to nothing. */
const maxPackedBytes = 64 * 1024
const maxUnpackedBytes = 1024 * 1024

const contentTypes = '[Content_Types].xml'

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? ''

/** A path inside the file, or a template on the author's disk, which Word does not fetch. */
const isLocal = (target: string) => /^(?![/\\]{2})[^:&]*$|^file:\/\/\/[a-z]:[^&]*$/i.test(target)

/** Whether Word would fetch a template from elsewhere. A type with entities counts as an attempt to hide one. */
const fetchesTemplate = (relationships: string) =>
  (relationships.match(/<[^<>]*>/g) ?? []).some((tag) => {
    if (!/Relationship\s/.test(tag)) return false
    const type = attribute(tag, 'Type')
    return type.includes('&') || (/attachedTemplate$/i.test(type) && !isLocal(attribute(tag, 'Target')))
  })

/** Throws if the content is no archive, or has more than a document of a person. */
const partsOf = (content: Uint8Array) => {
  const names: Array<string> = []
  let packedBytes = 0
  let unpackedBytes = 0
  const read = unzipSync(content, {
    filter: ({ name, size, originalSize }) => {
      names.push(name)
      const isInspected = name === contentTypes || /\.rels$/i.test(name)
      if (isInspected) {
        packedBytes += size
        unpackedBytes += originalSize
      }
      if (names.length > maxParts || packedBytes > maxPackedBytes || unpackedBytes > maxUnpackedBytes)
        throw new RangeError('The archive is too large to inspect.')
      return isInspected
    },
  })
  return { names, texts: Object.entries(read).map(([name, bytes]) => [name, strFromU8(bytes)] as const) }
}

const isPlainDocument = (content: Uint8Array) => {
  const { names, texts } = partsOf(content)
  const types = texts.find(([name]) => name === contentTypes)?.[1]
  return (
    names.includes('word/document.xml') &&
    types !== undefined &&
    !/macroEnabled|vbaProject/i.test(types) &&
    !names.some((name) => /vba(project|data)/i.test(name)) &&
    // Texts in UTF-16 would hide what is sought.
    !texts.some(([name, text]) => text.includes('\0') || (name !== contentTypes && fetchesTemplate(text)))
  )
}

const hasContentOf: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  '.pdf': (content) => strFromU8(content.subarray(0, 5), true) === '%PDF-',
  '.docx': (content) => {
    try {
      return isPlainDocument(content)
    } catch {
      return false
    }
  },
}

/** Whether the content matches the extension, whatever its media type: a PDF, or a Word file without macros. */
export const matchesExtension = async (file: File): Promise<boolean> => {
  const extension = Object.keys(hasContentOf).find((known) => file.name.toLowerCase().endsWith(known))
  const content = new Uint8Array(await file.arrayBuffer())
  return extension !== undefined && (hasContentOf[extension]?.(content) ?? false)
}
