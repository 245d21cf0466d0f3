import { runToEnd } from './setup/run-to-end.mjs'

process.exit(await runToEnd('storybook', ['dev', '--port', '6006', '--no-open', ...process.argv.slice(2)]))
