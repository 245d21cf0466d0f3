import { crc32 } from 'node:zlib'

/** The files in the directory of an uncompressed ZIP archive. Throws if one differs from its entry. */
export const filesInZip = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('The archive has no end')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory is broken')
    const [crc, size, length] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const start = archive.readUInt32LE(at + 42)
    const header = archive.subarray(start, start + 30 + length)
    if (header.readUInt32LE(0) !== 0x04034b50 || header.toString('utf8', 30) !== name)
      throw new Error(`${name} does not begin where the directory says`)
    const content = archive.subarray(start + 30 + length, start + 30 + length + size)
    if (crc32(content) !== crc) throw new Error(`${name} is broken`)
    files.set(name, content)
    at += 46 + length
  }
  if (at !== end) throw new Error('The directory does not end where the archive does')
  return files
}
