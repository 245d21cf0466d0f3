import { strFromU8, unzipSync } from 'fflate'

/** Bytes of a part of a Word file that is read: lists of what else is in it. */
const mostOfPart = 1024 * 1024

const contentTypes = '[Content_Types].xml'

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? ''

/** A path inside the file, or a template on the writer's own disk, where Word leaves it. */
const isLocal = (target: string) => /^(?![/\\]{2})[^:&]*$|^file:\/\/\/[a-z]:[^&]*$/i.test(target)

/** Whether Word would fetch the template of a document from somewhere else. A type that is written in entities hides something. */
const fetchesTemplate = (relationships: string) =>
  [...relationships.matchAll(/<[^<>]*Relationship\s[^<>]*>/g)].some(([tag]) => {
    const type = attribute(tag, 'Type')
    return type.includes('&') || (/attachedTemplate$/i.test(type) && !isLocal(attribute(tag, 'Target')))
  })

/** The names in the directory of an archive, and those of its parts that are read. */
const partsOf = (content: Uint8Array) => {
  const names: Array<string> = []
  const read = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      names.push(name)
      return (name === contentTypes || name.endsWith('.rels')) && originalSize <= mostOfPart
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
    !texts.some(([name, text]) => name !== contentTypes && fetchesTemplate(text))
  )
}

/** How the content of each kind of résumé is told. */
const isKind: Readonly<Record<string, (content: Uint8Array) => boolean>> = {
  '.pdf': (content) => strFromU8(content.subarray(0, 5), true) === '%PDF-',
  '.docx': (content) => {
    try {
      return isPlainDocument(content)
    } catch {
      return false
    }
  },
}

/** Whether a file holds what its name ends in, whatever type it came with: a PDF, or a Word file without macros. */
export const isWhatItSays = async (file: File): Promise<boolean> => {
  const ending = Object.keys(isKind).find((known) => file.name.toLowerCase().endsWith(known))
  const content = new Uint8Array(await file.arrayBuffer())
  return ending !== undefined && (isKind[ending]?.(content) ?? false)
}
