import type { PluginOption } from 'vite'

const files = /\/src\/ui\/design\/.+(?<!\.(?:stories|guide))\.tsx$/

/** Storybook reads the props of components alone: to look for them in every module takes a third of the build. */
export const componentsOnly = (plugin: PluginOption): PluginOption => {
  const isDocgen =
    plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin' && 'transform' in plugin
  return isDocgen && typeof plugin.transform === 'function'
    ? { ...plugin, transform: { filter: { id: files }, handler: plugin.transform } }
    : plugin
}
