import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Specimen } from './specimen.tsx'
import { guides } from './guides.ts'

/** `Design/Colour dropdown` is about the folder `colour-dropdown`. */
const folderOf = (title: string) => (title.split('/')[1] ?? '').replaceAll(' ', '-').toLowerCase()

const list = new Intl.ListFormat('en-GB')

/** Which of what the toolbar chooses acts on the stories of a page; the look of things is everybody's. */
const sentenceAbout = (switches: ReadonlyArray<string>) => {
  const idle = ['role', 'network', 'data'].filter((name) => !switches.includes(name))
  const acting = list.format([...switches, 'theme', 'direction', 'motion', 'viewport'])
  return `The toolbar’s ${acting} act here.${idle.length > 0 ? ` Without effect: ${list.format(idle)}.` : ''}`
}

/** The page about a component: how it is used stands above its properties and stories. */
export function ComponentDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const switches: ReadonlyArray<string> = preparedMeta.parameters['switches'] ?? []
  const { title } = csfFile.meta
  const folder = title.startsWith('Design/') ? folderOf(title) : ''
  const guide = guides[folder]
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <p>{sentenceAbout(switches)}</p>
      {guide && <Specimen folder={folder} guide={guide} states={Object.values(csfFile.stories)} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
