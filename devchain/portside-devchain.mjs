#!/usr/bin/env node
// The program of the installed package; in this repository, `npm run devchain` runs the same from its sources.
import { runDevchain } from './dist/cli/command.js'

await runDevchain(process.argv.slice(2), 'npx --no-install portside-devchain')
