/** How the content of each kind of résumé is told: a document of Word is an archive with the document in it. */
const isKind: Readonly<Record<string, (content: Buffer) => boolean>> = {
  '.pdf': (content) => content.subarray(0, 1024).includes('%PDF-'),
  '.docx': (content) =>
    content.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) && content.includes('word/document.xml'),
}

/** Whether a file holds what its name ends in, whatever type it came with. */
export const isWhatItSays = async (file: File): Promise<boolean> => {
  const ending = Object.keys(isKind).find((known) => file.name.toLowerCase().endsWith(known))
  const content = Buffer.from(await file.arrayBuffer())
  return ending !== undefined && (isKind[ending]?.(content) ?? false)
}
