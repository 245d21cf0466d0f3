import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Specimen } from './specimen.tsx'
import { guides } from './guides.ts'

/** `Design/Colour dropdown` and `Design/ColourDropdown` are both about the folder `colour-dropdown`. */
const folderOf = (title: string) =>
  (title.split('/')[1] ?? '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll(' ', '-')
    .toLowerCase()

/** The page about a component: how it is used stands above its properties and stories. */
export function ComponentDocs() {
  const { csfFile } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  const folder = title.startsWith('Design/') ? folderOf(title) : ''
  const guide = guides[folder]
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && <Specimen folder={folder} guide={guide} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
