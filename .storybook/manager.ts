import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { brandThemes, chosenTheme } from './frame/brand-theme.ts'
import { withoutOtherNames } from './frame/other-names.ts'

addons.setConfig({
  theme: brandThemes.light,
  sidebar: { renderLabel: ({ name }) => withoutOtherNames(name) },
})

addons.register('sahilan/brand', (api) => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: brandThemes[chosenTheme(globals['theme'])] })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
