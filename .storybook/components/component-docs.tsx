import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Specimen } from './specimen.tsx'
import { guides } from './guides.ts'

/** The folder of a component: `colour-dropdown` for the title `Design/Colour dropdown`. */
const folderOf = (title: string) => (title.split('/')[1] ?? '').replaceAll(' ', '-').toLowerCase()

const list = new Intl.ListFormat('en-GB')

/** Says which toolbar switches affect the stories of a page; those for appearance affect all stories. */
const sentenceAbout = (switches: ReadonlyArray<string>) => {
  const unused = ['role', 'network', 'data'].filter((name) => !switches.includes(name))
  const effective = list.format([...switches, 'theme', 'language', 'direction', 'motion', 'viewport'])
  return `The toolbar’s ${effective} switches affect these stories.${unused.length > 0 ? ` Without effect: ${list.format(unused)}.` : ''}`
}

/** The docs page of a component: its guide, then its properties and stories. */
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
