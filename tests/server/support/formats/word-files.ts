import { crc32, deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const documentParts = (type: string) => ({
  '[Content_Types].xml': strToU8(
    `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  ),
  'word/document.xml': strToU8('<w:document/>'),
})

/** A Word file with additional parts. */
export const docx = (parts: Readonly<Record<string, Uint8Array>> = {}, type = documentType) =>
  new Uint8Array(zipSync({ ...documentParts(type), ...parts }))

/** The part of a Word file that names its template. */
export const settings = (template: string, before = '') => ({
  'word/_rels/settings.xml.rels': strToU8(
    `${before}<Relationships><Relationship Id="rId1" TargetMode="External" Target="${template}"
      Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate"/></Relationships>`,
  ),
})

interface Content {
  readonly packed: Uint8Array
  /** The size that the directory claims. */
  readonly size: number
  /** Stored unless it is deflated. */
  readonly isDeflated?: boolean
}

interface Hostile {
  /** The names in the directory that share the content. */
  readonly names: ReadonlyArray<string>
  readonly content: Content
  /** The number of parts that a ZIP64 record claims. */
  readonly claimed?: number
}

const header = (length: number, fields: ReadonlyArray<readonly [at: number, value: number]>, text = '') => {
  const bytes = Buffer.alloc(length)
  for (const [at, value] of fields) bytes.writeUInt32LE(value, at)
  return Buffer.concat([bytes, Buffer.from(text)])
}

/** A Word file with parts that share one content, whatever sizes and number its directory claims. */
export const hostileDocx = ({ names, content, claimed }: Hostile) => {
  const files = [
    ...Object.entries(documentParts(documentType)).map(([name, packed]) => ({
      names: [name],
      content: { packed, size: packed.length },
    })),
    { names, content },
  ]
  const bodies: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let at = 0
  for (const { names: all, content: each } of files) {
    const { packed, size, isDeflated = false }: Content = each
    const sizes = [crc32(packed), packed.length, size]
    const method = isDeflated ? 8 : 0
    for (const name of all)
      directory.push(
        header(
          46,
          [
            [0, 0x02014b50],
            [10, method],
            ...sizes.map((value, index) => [16 + 4 * index, value] as const),
            [28, Buffer.byteLength(name)],
            [42, at],
          ],
          name,
        ),
      )
    const body = Buffer.concat([
      header(30, [
        [0, 0x04034b50],
        [8, method],
      ]),
      packed,
    ])
    bodies.push(body)
    at += body.length
  }
  const entries = Buffer.concat(directory)
  const end = at + entries.length
  const zip64 = [
    header(56, [
      [0, 0x06064b50],
      [32, claimed ?? 0],
      [48, at],
    ]),
    header(20, [
      [0, 0x07064b50],
      [8, end],
    ]),
  ]
  return new Uint8Array(
    Buffer.concat([
      ...bodies,
      entries,
      ...(claimed === undefined ? [] : zip64),
      header(22, [
        [0, 0x06054b50],
        [8, directory.length],
        [12, entries.length],
        [16, at],
      ]),
    ]),
  )
}

/** A deflated content of that many bytes. */
export const deflated = (size: number): Content => ({
  packed: deflateRawSync(Buffer.alloc(size)),
  size,
  isDeflated: true,
})

/** A deflated content of empty blocks. */
export const emptyBlocks = (blocks: number): Content => {
  const block = [0, 0, 0, 0xff, 0xff]
  const packed = Buffer.alloc(blocks * block.length, Buffer.from(block))
  packed[packed.length - block.length] = 1
  return { packed, size: 0, isDeflated: true }
}
