import path from 'node:path'

const CHANGELOG = `# Changelog

The format follows [Keep a Changelog](https://keepachangelog.com), versions follow [Semantic Versioning](https://semver.org).

## Unreleased

- Started from Portside.
`

const TESTS = `## Tests state rules

A test's name is the rule, in a sentence. Test state machines by folding events, and flows in a real browser against real chains. Fakes are
small classes that implement a port. No sleeps, no retries. Break the behaviour once and watch the test go red.

\`npm test\` runs types, lint, unit tests, the tests of your contracts on local chains (\`contracts/**/*.chain.test.ts\`), and in a browser
those of your pages (\`contracts/**/*.spec.ts\`, see [contracts/README.md](contracts/README.md)) and of the page as you configure it
(\`tests/e2e/configuration.spec.ts\`). \`npm test -- NAME\` runs the files whose path contains the name.

The tests that came along are about what a team edits: rules, texts, themes, wallets, chains, settings, and which layer imports which. Those of
Portside's own models, views, adapters, service and harness stay in its repository, where they ran before your version was packed. Who changes such
a module copies its test from there, in the version that \`portside.json\` names; a later version never conflicts with it.

When a browser test fails, it prints a command that replays its capsule: the page, chains and wallet as they were, and what led up to the failure.

*Why?* The list of test names is a specification that cannot go stale, and a test that cannot fail protects nothing.

`

/** They run what stays here. */
const REMOVED_SCRIPTS = ['test:browsers', 'proof', 'soak', 'bench', 'bench:server', 'create', 'release']
/** A row of a table or a line of commands that begins with one. */
const ABOUT_REMOVED = new RegExp(
  `^(?:\\| \`)?npm run (?:${REMOVED_SCRIPTS.join('|')})(?![\\w:]| -- upgrade).*\\n`,
  'gm'
)

/** A block of code, which stays as it is, or code in a line. */
const CODE_SPAN = /^ *```[\s\S]*?^ *```$|`([^`\n]+)`/gm

/** What each file says otherwise in a project of somebody's own. A pattern that no longer matches ends the packing. */
const CHANGES = {
  '.ci/run': [[/^npm test && npm run proof$/m, 'npm test']],
  '.dockerignore': [[/^\*\*\/\.env\n/m, '**/.env\n!.env\n']],
  '.gitignore': [[/^\.env\n/m, '.env\n!/.env\n']],
  'AGENTS.md': [
    [/^- The code in README files is run as written.*\n/m, ''],
    [/^- First paint, requests and bytes have budgets.*\n/m, '']
  ],
  'biome.json': [[/^ *"create-portside\/\*\*",\n/m, '']],
  'CONTRIBUTING.md': [
    [/ Before a change lands, `\.ci\/run`\nhas to pass: [\s\S]*?registry\./, ' `.ci/run` is what CI runs.'],
    [/^## Tests state rules\n[\s\S]*?(?=^## )/m, TESTS],
    [/\n`npm run proof` draws every state: [\s\S]*?(?=\n\*Why\?\*)/, ''],
    [/\n## What teams start from\n[\s\S]*?(?=\n## |$)(?![^\n])/, '']
  ],
  'SECURITY.md': [[/^Report a vulnerability[\s\S]*?\n\n(?=These properties)/m, '']],
  'contracts/README.md': [
    [/ `[\w-]+\/` is a larger one to copy:[\s\S]*?with its link, its contract and its tests\./, '']
  ],
  'deploy/page.Dockerfile': [[/target=\/portside\/\.env /, 'target=/portside/.env.local ']],
  'docs/guides/contracts.md': [[/\n`contracts\/[\w-]+\/` is a larger example.*\n/m, '']],
  'docs/architecture.md': [[/^\| `create-portside\/`.*\n/m, '']],
  'package.json': [
    [/^ {2}"version": .*$/m, '  "version": "0.1.0",'],
    [/^ {2}"description": .*\n/m, ''],
    ...REMOVED_SCRIPTS.map((name) => [new RegExp(`^ {4}"${name}": .*\\n`, 'm'), '']),
    [/^ {4}"create-portside",\n/m, '']
  ],
  'package-lock.json': [
    // The team's own from the start, at the top and of the package at the root.
    [/^ {2}"version": .*$/m, '  "version": "0.1.0",'],
    [/^( {6}"name": "portside",\n {6}"version": ).*$/m, '$1"0.1.0",'],
    [/^ {8}"create-portside",\n/m, ''],
    [/^ {4}"create-portside": \{\n[\s\S]*?^ {4}\},\n/m, ''],
    [/^ {4}"node_modules\/create-portside": \{\n[\s\S]*?^ {4}\},\n/m, '']
  ]
}

/** Files of a project that this folder has for it. */
export const ownFiles = {
  'README.md': 'project/README.template',
  'docs/your-project.md': 'project/your-project.template'
}

/**
 * A file as a project of somebody's own has it.
 * @param places `isThere`: whether the project has a file or a folder; `isLeftOut`: whether it stays in this repository
 * @throws Error if a change does not apply to it any more
 */
export function adapt(file, text, places) {
  if (file === 'CHANGELOG.md') return CHANGELOG
  const changed = (CHANGES[file] ?? []).reduce((before, [pattern, replacement]) => {
    if (before.search(pattern) < 0)
      throw new Error(`${file} has nothing like ${pattern} any more: see adaptations.mjs.`)
    return before.replace(pattern, replacement)
  }, text)
  return file.endsWith('.md') ? withoutOthers(file, changed, places) : changed
}

/**
 * A link to what is not there becomes its text, a file that stays here is named as Portside's, and lines about a command
 * that is not there go.
 */
function withoutOthers(file, text, { isThere, isLeftOut }) {
  const linked = text.replace(
    /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g,
    (link, picture, words, target) => {
      if (isThere(path.posix.normalize(path.posix.join(path.posix.dirname(file), target)))) return link
      return picture ? '' : words
    }
  )
  const named = Object.hasOwn(ownFiles, file)
    ? linked
    : linked.replace(CODE_SPAN, (span, code) => {
        const names =
          code === undefined
            ? []
            : code.split(/[\s,]+/).flatMap((word) => [word, path.posix.join(path.posix.dirname(file), word)])
        return names.some(isLeftOut) ? `${span} (in Portside's repository)` : span
      })
  return named.replace(ABOUT_REMOVED, '')
}

/** The files that `adapt` has to be given. */
export const changedFiles = Object.keys(CHANGES)
