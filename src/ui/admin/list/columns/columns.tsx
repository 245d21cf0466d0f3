import type { ReactNode } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import type { Column } from '#ui/design/data/table/column.ts'
import { Thumbnail, type ThumbnailProps } from '#ui/design/data/table/thumbnail.tsx'
import { TitleCell } from '#ui/design/data/table/title-cell.tsx'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import { ScreenAnchor } from '../../shell/navigation/screen-link.tsx'
import { useTimes } from '../../screen-parts/times.ts'
import * as styles from './columns.css.ts'
import { storedPicture } from '../../screen-parts/picture-view.ts'

export const pictureColumn = <Row,>(
  header: string,
  addressOf: (row: Row) => string | undefined,
  shows?: ThumbnailProps['shows'],
): Column<Row> => ({
  key: 'picture',
  header,
  role: 'media',
  cell: (row) => {
    const address = addressOf(row)
    return address && <Thumbnail {...storedPicture(address)} shows={shows} sizes="84px" />
  },
})

/** The name of a row as a link to its editor, with one line of text below. */
export const titleColumn = <Row extends Readonly<Record<Key | 'id', string>>, Key extends string>(
  editor: Screen,
  key: Key,
  header: string,
  textOf?: (row: Row) => ReactNode,
): Column<Row> => ({
  key,
  header,
  role: 'main',
  cell: (row) => (
    <TitleCell
      title={
        <ScreenAnchor screen={editor} id={row.id} className={styles.title}>
          <Title>{row[key]}</Title>
        </ScreenAnchor>
      }
      text={textOf?.(row)}
    />
  ),
})

export const detailColumn = <Row extends Readonly<Record<Key, string>>, Key extends string>(
  key: Key,
  header: string,
): Column<Row> => ({ key, header, cell: (row) => row[key] })

/** A time that the store added, in short form. */
export const timeColumn = <Row extends Readonly<Record<Key, string>>, Key extends string>(
  key: Key,
  header: string,
): Column<Row> => ({
  key,
  header,
  role: 'id',
  spare: true,
  cell: (row) => <Time at={row[key]} />,
})

export const changedColumn = (header: string) =>
  timeColumn<Readonly<Record<'updatedAt', string>>, 'updatedAt'>('updatedAt', header)

function Time({ at }: { at: string }) {
  const { fullTime, shortTime } = useTimes()
  return (
    <time dateTime={at} title={fullTime(at)}>
      {shortTime(at)}
    </time>
  )
}

function Title({ children }: { children: string }) {
  const { untitled } = useListWords().list
  return children.trim() || untitled
}
