/** Files and folders that a project does not start with: this package, and what is about us. */
const LEFT_OUT = [
  'create-portside/',
  'docs/dashboard.png',
  'docs/performance.md',
  'docs/publishing.md',
  'publishing/',
  'tests/create/',
  'tests/proof/create-command.test.ts',
  'tests/proof/create.alone.test.ts',
  'tests/proof/own-project.alone.test.ts',
  'tests/proof/release.alone.test.ts',
  'tests/structure/create-portside.test.ts'
]

/** A page of contracts: an example, which nothing else refers to. */
const PAGE = /^(contracts\/[\w-]+\/)page\.ts$/

const CHANGELOG = `# Changelog

The format follows [Keep a Changelog](https://keepachangelog.com), versions follow [Semantic Versioning](https://semver.org).

## Unreleased

- Started from Portside.
`

const INTRODUCTION = `A web app for Ethereum wallets. Visitors connect a wallet, see their balance and transactions, send payments, switch networks and, with
a sign-in service, sign in by signing a message. It was started from Portside, which the rest of this
file and the guides describe.
`

const CONTRIBUTE = `## Contribute

[CONTRIBUTING.md](CONTRIBUTING.md) explains the rules and their reasons, [SECURITY.md](SECURITY.md) the properties that hold by design, and
[CHANGELOG.md](CHANGELOG.md) lists the changes. Portside is available under the [MIT License](LICENSE).
`

/** What each file says otherwise in a project of somebody's own. A pattern that no longer matches ends the packing. */
const CHANGES = {
  '.ci/run': [[/^npm test && npm run proof$/m, 'npm run check && node tests/run.mjs --own']],
  '.dockerignore': [[/^\*\*\/\.env\n/m, '**/.env\n!.env\n']],
  '.gitignore': [[/^\.env\n/m, '.env\n!/.env\n']],
  'AGENTS.md': [[/: CI runs it after npm test$/m, '']],
  'biome.json': [[/^ *"create-portside\/\*\*",\n/m, '']],
  'CONTRIBUTING.md': [
    [
      /has to pass: `npm test`, then `npm run proof`, whose tests take minutes or need a package registry\./,
      'has to pass: `npm run check`, and the browser tests of your own pages and configuration.'
    ],
    [/\n## What teams start from\n[\s\S]*?(?=\n## |$)(?![^\n])/, '']
  ],
  'README.md': [
    [/^A complete web app[\s\S]*?\n!\[.*\n/m, INTRODUCTION],
    [/^## Start a project of your own\n[\s\S]*?(?=^## )/m, ''],
    [
      / then works offline: it serves Base Goerli and Linea Goerli from recordings\./,
      ' then works offline, with your networks on this machine.'
    ],
    [/^\[docs\/performance\.md\].*\n/m, ''],
    [/^- Base Goerli and Linea Goerli, the defaults, exist only locally\..*\n/m, ''],
    [/^## Contribute\n[\s\S]*/m, CONTRIBUTE]
  ],
  'SECURITY.md': [[/^Report a vulnerability[\s\S]*?\n\n(?=These properties)/m, '']],
  'contracts/README.md': [
    [
      / `[\w-]+\/` is a larger one to copy:[\s\S]*?with its link, its contract and its tests\./,
      ' A larger one has more files:'
    ]
  ],
  'deploy/README.md': [[/It holds the variables of/, 'It takes precedence over `.env`, and holds the variables of']],
  'deploy/compose.yaml': [[/^ {2}env_file: \.env$/m, '  env_file: [../.env, .env]']],
  'deploy/page.Dockerfile': [[/target=\/portside\/\.env /, 'target=/portside/.env.local ']],
  'docs/guides/contracts.md': [[/\n`contracts\/[\w-]+\/` is a larger example.*\n/m, '']],
  'docs/architecture.md': [[/^\| `create-portside\/`.*\n/m, '']],
  'tests/recipes/documented-commands.test.ts': [
    [/^.*npm run create -- .*\n/m, ''],
    [/^.*'npm run release.*\n/gm, '']
  ],
  'tests/recipes/readme.ts': [[/^ *'docs\/publishing\.md',\n/m, '']],
  'package.json': [
    [/^ {2}"description": .*\n/m, ''],
    [/^ {4}"create": .*\n/m, ''],
    [/^ {4}"release": .*\n/m, ''],
    [/^ {4}"create-portside",\n/m, '']
  ],
  'package-lock.json': [
    [/^ {8}"create-portside",\n/m, ''],
    [/^ {4}"create-portside": \{\n[\s\S]*?^ {4}\},\n/m, ''],
    [/^ {4}"node_modules\/create-portside": \{\n[\s\S]*?^ {4}\},\n/m, '']
  ]
}

/** The files that a project starts with. */
export function projectFiles(files) {
  const examples = files.flatMap(({ file }) => PAGE.exec(file)?.[1] ?? [])
  const isLeftOut = (file) =>
    [...LEFT_OUT, ...examples].some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name))
  return files.filter(({ file }) => !isLeftOut(file))
}

/** A file as a project of somebody's own has it. @throws Error if a change does not apply to it any more */
export function adapt(file, text) {
  if (file === 'CHANGELOG.md') return CHANGELOG
  return (CHANGES[file] ?? []).reduce((before, [pattern, replacement]) => {
    if (before.search(pattern) < 0)
      throw new Error(`${file} has nothing like ${pattern} any more: see adaptations.mjs.`)
    return before.replace(pattern, () => replacement)
  }, text)
}

/** The files that `adapt` has to be given. */
export const changedFiles = Object.keys(CHANGES)
