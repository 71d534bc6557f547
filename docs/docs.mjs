// `npm run docs`: the project's Markdown files as a site, with a reference written from doc comments.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ensurePackagesOf } from '../tests/ready.mjs'
import { readCommandLine } from '../tests/run/command-line.mjs'

const USAGE = `npm run docs [-- --build]

Serves the documents as a site on 127.0.0.1, with a reference of hooks, components, configuration and the harness.
A change of a Markdown file is shown at once; the reference is written once, at the start.

--build   writes the site to docs/dist/ instead, and fails if a link within it leads nowhere
`

const { values } = readCommandLine({ command: 'npm run docs', usage: USAGE, options: { build: 'flag' } })
const folder = path.dirname(fileURLToPath(import.meta.url))
// Types come from the project's packages, the programs from those of docs/.
ensureInstalled()
ensurePackagesOf('docs')
// VitePress looks for its packages from here.
process.chdir(folder)
try {
  await (await import('./reference.mjs')).writeReference()
  await (values.build ? build() : serve())
} catch (cause) {
  console.error(cause.message)
  process.exitCode = 1
}

async function build() {
  const vitepress = await import('vitepress')
  await vitepress.build(folder)
  console.log('The site is in docs/dist/.')
}

async function serve() {
  const vitepress = await import('vitepress')
  const server = await vitepress.createServer(folder, { host: '127.0.0.1' })
  await server.listen()
  server.printUrls()
}
