// Writes docs/reference/ from the doc comments of everything that a team's own code uses.
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Application, ReflectionKind } from 'typedoc'
import { REFERENCE, root } from './pages.mjs'

/** They make up other hooks. */
const INNER_HOOKS = ['use-chain-id', 'use-dialog', 'use-observed', 'use-signature', 'use-watched']

const CONTROLS = [
  'button',
  'copy-button',
  'dialog',
  'explorer-link',
  'lazy-view',
  'select-field',
  'switch-network',
  'text-field'
]
const PICTURES = ['avatar', 'icons', 'spinner']
const TEXTS = [
  'details',
  'failure-notice',
  'full-address',
  'live-region',
  'notice',
  'panel',
  'review-list',
  'untrusted-text'
]

/** Each part of the reference: its heading, the title of a module's page, and the modules. */
const PARTS = {
  hooks: {
    heading: 'Hooks',
    titleOf: (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    modules: modulesIn('ui/hooks').filter(
      (file) => file.includes('/use-') && !INNER_HOOKS.includes(path.basename(file, '.ts'))
    )
  },
  components: {
    heading: 'Components',
    titleOf: (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
    modules: [
      'ui/router.tsx',
      'ui/views/connect-button/connect-button.tsx',
      'ui/views/contract-write/batch-progress.tsx',
      'ui/views/contract-write/write-progress.tsx',
      'ui/views/shell/page-title.tsx',
      'ui/views/signed-in.tsx',
      ...[...CONTROLS, ...PICTURES, ...TEXTS].map((name) => `ui/views/parts/${name}.tsx`)
    ]
  },
  contracts: {
    heading: 'Contracts',
    titleOf: (name) => name,
    modules: ['contracts/contract-on.ts', 'domain/contract/contract.ts', 'devchain/contracts/contracts-config.ts']
  },
  configuration: {
    heading: 'Configuration',
    titleOf: (name) => `${name}.ts`,
    modules: ['src/config.ts', 'ui/views/page.ts']
  },
  harness: {
    heading: 'Harness',
    titleOf: (name) => (name === 'devchain' ? '@portside/devchain' : `@portside/devchain/${name}`),
    modules: modulesIn('devchain/entry')
  }
}

/** @throws Error if the sources cannot be read, or what they say cannot be written */
export async function writeReference() {
  const modules = Object.entries(PARTS).flatMap(([part, { modules, titleOf }]) =>
    modules.map((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '')
      return { part, source: file.replace(/\.tsx?$/, ''), name: `${part}/${name}`, title: titleOf(name), file }
    })
  )
  const app = await Application.bootstrapWithPlugins({
    ...READING,
    ...WRITING,
    entryPoints: modules.map(({ file }) => path.join(root, file)),
    pageTitleTemplates: { module: ({ name }) => modules.find((each) => each.name === name)?.title ?? name }
  })
  const project = await app.convert()
  if (!project) throw new Error('The sources could not be read; the reason is above.')
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Module)) {
    const module = modules.find(({ source }) => source === reflection.name)
    if (module) reflection.name = module.name
  }
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
    if (parameter.name === '__namedParameters')
      parameter.name = parameter.getFullName().startsWith('components/') ? 'props' : 'options'
  await app.generateOutputs(project)
  if (app.logger.hasErrors()) throw new Error('The reference could not be written; the reason is above.')
  writeFileSync(path.join(root, REFERENCE, 'README.md'), contents(modules))
}

const READING = {
  plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-missing-exports'],
  tsconfig: path.join(root, 'docs/tsconfig.json'),
  basePath: root,
  // The project's own compiler checks the types, and is newer than this one.
  skipErrorChecking: true,
  disableGit: true,
  disableSources: true,
  excludeExternals: true,
  excludePrivate: true,
  placeInternalsInOwningModule: true,
  logLevel: 'Warn'
}

const WRITING = {
  out: path.join(root, REFERENCE),
  router: 'module',
  readme: 'none',
  groupOrder: ['Functions', 'Variables', 'Classes', '*'],
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  expandObjects: true,
  useHTMLEncodedBrackets: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  // Everything is read-only: a column that says so takes the room of the sentences.
  tableColumnSettings: { hideModifiers: true, hideInherited: true, hideOverrides: true, hideSources: true }
}

function contents(modules) {
  const parts = Object.entries(PARTS).map(([part, { heading }]) => {
    const links = modules.filter((each) => each.part === part).map(({ title, name }) => `- [${title}](${name}.md)`)
    return `## ${heading}\n\n${links.join('\n')}\n`
  })
  return `# Reference\n\nWritten from the doc comments of the sources.\n\n${parts.join('\n')}`
}

function modulesIn(folder) {
  const files = readdirSync(path.join(root, folder)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')
  )
  return files.map((name) => `${folder}/${name}`)
}
