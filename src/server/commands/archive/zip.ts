import { crc32 } from 'node:zlib'

interface Entry {
  readonly name: Buffer
  readonly crc: number
  readonly size: number
  readonly offset: number
}

const utf8Names = 0x0800
const version = 20

/** Date and time as MS-DOS encodes them, in steps of two seconds, in UTC. */
const dosTime = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 25) |
  ((at.getUTCMonth() + 1) << 21) |
  (at.getUTCDate() << 16) |
  (at.getUTCHours() << 11) |
  (at.getUTCMinutes() << 5) |
  (at.getUTCSeconds() >> 1)

/** The fields that a local file header and a central directory entry share. */
const sharedFields = ({ name, crc, size }: Entry, time: number) => {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(version, 0)
  fields.writeUInt16LE(utf8Names, 2)
  fields.writeUInt32LE(time >>> 0, 6)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(size, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const signature = (text: string) => Buffer.from(`PK${text}`, 'latin1')

/** Encodes a ZIP archive without compression, file by file; up to 4 GB and 65,535 files. */
export const zipArchive = (at: Date) => {
  const time = dosTime(at)
  const entries: Array<Entry> = []
  let offset = 0
  return {
    file: (path: string, content: Uint8Array): Uint8Array => {
      const entry = { name: Buffer.from(path), crc: crc32(content), size: content.length, offset }
      entries.push(entry)
      const bytes = Buffer.concat([signature('\x03\x04'), sharedFields(entry, time), entry.name, content])
      offset += bytes.length
      return bytes
    },

    /** The central directory, the end of the archive. */
    end: (): Uint8Array => {
      const headers = entries.map((entry) => {
        const attributes = Buffer.alloc(14)
        attributes.writeUInt32LE(entry.offset, 10)
        return Buffer.concat([
          signature('\x01\x02'),
          Buffer.from([version, 0]),
          sharedFields(entry, time),
          attributes,
          entry.name,
        ])
      })
      const directory = Buffer.concat(headers)
      const end = Buffer.alloc(18)
      end.writeUInt16LE(entries.length, 4)
      end.writeUInt16LE(entries.length, 6)
      end.writeUInt32LE(directory.length, 8)
      end.writeUInt32LE(offset, 12)
      return Buffer.concat([directory, signature('\x05\x06'), end])
    },
  }
}
