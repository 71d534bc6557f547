// `npm run build`: checks the configuration, then builds the page with Vite's own command and options.
import { parseArgs } from 'node:util'
import { checkSettings } from '../settings/check-settings.mjs'

const args = process.argv.slice(2)
const { values } = parseArgs({ args, options: { mode: { type: 'string', short: 'm' } }, strict: false })
await checkSettings({ mode: values.mode ?? 'production', isBuild: true })
process.argv.splice(2, args.length, 'build', ...args)
await import('../../node_modules/vite/bin/vite.js')
