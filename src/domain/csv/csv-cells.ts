const tokens = /"[^"]*(?:""[^"]*)*"|\r\n?|\n|[,;]|[^",;\r\n]+|"/gu

/** The cells of each row of a CSV text. Its first comma or semicolon is the separator. */
export const csvCells = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const separator = /[,;]/u.exec(text)?.[0]
  const rows: Array<Array<string>> = [['']]
  for (const [token] of text.replace(/^\uFEFF/u, '').matchAll(tokens)) {
    const row = rows.at(-1) ?? []
    if (/^[\r\n]/u.test(token)) rows.push([''])
    else if (token === separator) row.push('')
    else
      row.push(
        (row.pop() ?? '') + (/^".*"$/su.test(token) ? token.slice(1, -1).replaceAll('""', '"') : token),
      )
  }
  // The last line of a file ends with a break.
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows
}
