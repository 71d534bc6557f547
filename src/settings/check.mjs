// A step of `npm run check`: what is wrong with the configuration, pages, themes, icons and languages, as `npm start` says it.
import { checkSettings } from './check-settings.mjs'

// The tests bring a configuration of their own; this is about the project's.
delete process.env.CONFIG_DIR
delete process.env.ENV_DIR
const { warnings } = await checkSettings({ mode: 'development', isBuild: false })
if (warnings.length > 0) process.exit(1)
