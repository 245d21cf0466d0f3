/** A header of the ustar format fills one block; contents are padded to whole blocks. */
export const block = 512

const nameLength = 100
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

const sumOf = (header: Buffer) => {
  let sum = 8 * 0x20
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte
  return sum
}

export const tarHeader = (name: string, size: number): Buffer => {
  if (Buffer.byteLength(name) > nameLength) throw new Error(`${name} is too long a name for the archive.`)
  const header = Buffer.alloc(block)
  header.write(name, 0, 'utf8')
  header.write(octal(0o600, 8), 100, 'latin1')
  header.write(octal(0, 8), 108, 'latin1')
  header.write(octal(0, 8), 116, 'latin1')
  header.write(octal(size, 12), 124, 'latin1')
  header.write(octal(Math.floor(Date.now() / 1_000), 12), 136, 'latin1')
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${octal(sumOf(header), 7)} `, 148, 'latin1')
  return header
}

export interface TarEntry {
  readonly name: string
  readonly size: number
}

/** The entry that a header announces; nothing at the end of the archive, or where it is not what was written. */
export const readTarHeader = (header: Buffer): TarEntry | undefined => {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  if (text(257, 5) !== 'ustar' || Number.parseInt(text(148, 7), 8) !== sumOf(header)) return undefined
  return { name: text(0, nameLength), size: Number.parseInt(text(124, 12), 8) }
}

export const paddingOf = (size: number): number => (block - (size % block)) % block
