import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { brandThemes, chosenTheme } from './frame/brand-theme.ts'
import { withoutOtherNames } from './frame/other-names.ts'
import { ProductTool } from './gallery/product-tool.ts'

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

addons.register('sahilan/product', () =>
  addons.add('sahilan/product/link', {
    type: types.TOOLEXTRA,
    title: 'This screen in the product',
    match: ({ viewMode }) => viewMode === 'story',
    render: ProductTool,
  }),
)
