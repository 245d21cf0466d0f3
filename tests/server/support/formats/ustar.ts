const block = 512

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** A number too large for octal digits, as GNU and POSIX tar write it: the first bit set, then 88 bits. */
const base256 = (value: number) => {
  const field = Buffer.alloc(12)
  field.writeBigUInt64BE(BigInt(value), 4)
  field[0] = 0x80
  return field
}

/** A header of the ustar format, as the former release wrote it; its size in base 256 on request. */
export const ustarHeader = (name: string, size: number, form: 'octal' | 'base 256' = 'octal'): Buffer => {
  const header = Buffer.alloc(block)
  header.write(name, 0, 'utf8')
  header.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8), 100, 'latin1')
  if (form === 'octal') header.write(octal(size, 12), 124, 'latin1')
  else base256(size).copy(header, 124)
  header.write(octal(1_760_000_000, 12), 136, 'latin1')
  header.write(`${' '.repeat(8)}0`, 148, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${octal(sum, 7)} `, 148, 'latin1')
  return header
}

/** An archive as the former release wrote it: headers, padded contents and two empty blocks. */
export const ustarArchive = (
  files: ReadonlyArray<{ readonly name: string; readonly content: Buffer }>,
): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ name, content }) => [
      ustarHeader(name, content.length),
      content,
      Buffer.alloc((block - (content.length % block)) % block),
    ]),
    Buffer.alloc(2 * block),
  ])
