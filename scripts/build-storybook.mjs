import { runToEnd } from './setup/run-to-end.mjs'

process.exit(await runToEnd('storybook', ['build', '--quiet', ...process.argv.slice(2)]))
