export const resume = (
  {
    firstName,
    lastName,
    email,
  }: { readonly firstName: string; readonly lastName: string; readonly email: string },
  name: string,
): File => {
  const lines = [`${firstName} ${lastName}`, email, 'An invented résumé for the demonstration.']
  const shown = lines.map(
    (line, at) => `BT /F1 ${at === 0 ? 24 : 12} Tf 72 ${740 - at * 28} Td (${line}) Tj ET`,
  )
  const stream = shown.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new File([Uint8Array.from(Buffer.from(body + table + end, 'latin1'))], name, {
    type: 'application/pdf',
  })
}
