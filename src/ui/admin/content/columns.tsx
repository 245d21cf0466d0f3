import type { ReactNode } from 'react'
import type { Column } from '#ui/design/table/column.ts'
import { Thumbnail } from '#ui/design/table/thumbnail.tsx'
import { TitleCell } from '#ui/design/table/title-cell.tsx'
import { storedPicture } from '../editor/picture-view.ts'

/** The column with the picture of a row. */
export const pictureColumn = <Row,>(addressOf: (row: Row) => string | undefined): Column<Row> => ({
  key: 'picture',
  header: 'Image',
  place: 'media',
  cell: (row) => {
    const address = addressOf(row)
    return address !== undefined && <Thumbnail {...storedPicture(address)} sizes="84px" />
  },
})

/** The column that names a row, with one line of its text. */
export const titleColumn = <Row extends Readonly<Record<Key, string>>, Key extends string>(
  key: Key,
  header: string,
  textOf?: (row: Row) => ReactNode,
): Column<Row> => ({
  key,
  header,
  place: 'main',
  cell: (row) => <TitleCell title={row[key]} text={textOf?.(row)} />,
})

export const detailColumn = <Row extends Readonly<Record<Key, string>>, Key extends string>(
  key: Key,
  header: string,
): Column<Row> => ({ key, header, cell: (row) => row[key] })
