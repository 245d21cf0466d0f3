import { dataSetNames } from '#ui/sample/data-sets.ts'
import { networkNames } from '#ui/sample/network.ts'
import { storysOwn, switchedRoles } from '#ui/sample/switches.ts'

const choice = <Icon extends string>(description: string, icon: Icon, items: ReadonlyArray<string>) => ({
  description,
  toolbar: { icon, items: [...items], dynamicTitle: true },
})

/** What the toolbar offers for every story; the first of each is what a story has by itself. */
export const choices = {
  role: choice('Who is signed in', 'user', switchedRoles),
  network: choice('The network', 'rss', networkNames),
  data: choice('What is in the stores', 'database', dataSetNames),
  theme: choice('Theme', 'contrast', ['light', 'dark', 'system']),
  direction: choice('Direction of writing', 'transfer', ['ltr', 'rtl']),
  motion: choice('Motion', 'play', ['as the device has it', 'reduced']),
}

export const firstChoices = {
  role: storysOwn,
  network: 'fast',
  data: 'few',
  theme: 'light',
  direction: 'ltr',
  motion: 'as the device has it',
}
