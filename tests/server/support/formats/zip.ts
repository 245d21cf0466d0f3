import { crc32, inflateRawSync } from 'node:zlib'

/** The files in the directory of a ZIP archive, stored or deflated. Throws if one differs from its entry. */
export const filesInZip = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('The archive has no end')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory is broken')
    const [method, crc] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16)]
    const [packed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)]
    const [length = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place))
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    const start = archive.readUInt32LE(at + 42)
    const body = start + 30 + length + archive.readUInt16LE(start + 28)
    if (
      archive.readUInt32LE(start) !== 0x04034b50 ||
      archive.toString('utf8', start + 30, start + 30 + length) !== name
    )
      throw new Error(`${name} does not begin where the directory says`)
    const bytes = archive.subarray(body, body + packed)
    const content = method === 8 ? inflateRawSync(bytes) : bytes
    if (![0, 8].includes(method) || content.length !== size || crc32(content) !== crc)
      throw new Error(`${name} is broken`)
    files.set(name, content)
    at += 46 + length + extra + comment
  }
  if (at !== end) throw new Error('The directory does not end where the archive does')
  return files
}
