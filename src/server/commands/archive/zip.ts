import { crc32 } from 'node:zlib'

interface Entry {
  readonly name: Buffer
  readonly crc: number
  readonly size: number
  readonly offset: number
}

const utf8Names = 0x0800
const version = 20

/** The date and time of MS-DOS, to two seconds, in UTC. */
const dosTime = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 25) |
  ((at.getUTCMonth() + 1) << 21) |
  (at.getUTCDate() << 16) |
  (at.getUTCHours() << 11) |
  (at.getUTCMinutes() << 5) |
  (at.getUTCSeconds() >> 1)

/** What stands alike in front of a file and in the directory. */
const common = ({ name, crc, size }: Entry, time: number) => {
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

/** Writes a ZIP archive piece by piece, uncompressed; of less than 4 GB and 65,535 files. */
export const zipArchive = (at: Date) => {
  const time = dosTime(at)
  const entries: Array<Entry> = []
  let offset = 0
  return {
    file: (path: string, content: Uint8Array): Uint8Array => {
      const entry = { name: Buffer.from(path), crc: crc32(content), size: content.length, offset }
      entries.push(entry)
      const bytes = Buffer.concat([signature('\x03\x04'), common(entry, time), entry.name, content])
      offset += bytes.length
      return bytes
    },

    /** The directory, which comes last. */
    end: (): Uint8Array => {
      const listed = entries.map((entry) => {
        const beside = Buffer.alloc(14)
        beside.writeUInt32LE(entry.offset, 10)
        return Buffer.concat([
          signature('\x01\x02'),
          Buffer.from([version, 0]),
          common(entry, time),
          beside,
          entry.name,
        ])
      })
      const directory = Buffer.concat(listed)
      const end = Buffer.alloc(18)
      end.writeUInt16LE(entries.length, 4)
      end.writeUInt16LE(entries.length, 6)
      end.writeUInt32LE(directory.length, 8)
      end.writeUInt32LE(offset, 12)
      return Buffer.concat([directory, signature('\x05\x06'), end])
    },
  }
}
