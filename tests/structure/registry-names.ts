/** A command of a package manager, up to where a shell, or the words around it, end it. */
const COMMAND = /(?<![\w./@-])(?:npx|pnpx|bunx|(?:npm|pnpm|yarn|bun|deno)(?=[ ]))[ ][^\n;|&<>#()]*/g
/** Packages are looked for in the registry, unless they are installed. */
const RUNS = new Set(['npx', 'pnpx', 'bunx', 'exec', 'x', 'dlx', 'create', 'init', 'innit'])
const CREATES = new Set(['create', 'init', 'innit'])
/** Every spelling that npm, pnpm, Yarn and Bun accept. */
const ADDS =
  /^(?:add|i|in|ins|inst|insta|instal|install|isnt|isnta|isntal|isntall|install-test|it|global|link|ln|up|update|upgrade|udpate|pack)$/
/** The word after it is its value, and no package. */
const TAKES_A_VALUE =
  /^(?:-w|--workspace|-C|--cwd|--dir|--filter|-F|--prefix|--pack-destination|--tag|--registry|--call|-c)$/
const PACKAGE_OPTION = /^(?:-p|--package)$/

/** The packages that the commands in a text may fetch from a registry. */
export function fetchedNames(text: string): readonly string[] {
  return sources(text).flatMap((source) => [...source.matchAll(COMMAND)].flatMap(([command]) => namesOf(command)))
}

/** A text as it is, and each piece of inline code that goes over the end of a line. A list of words is a command, too. */
function sources(text: string): readonly string[] {
  const inline = [...text.matchAll(/`[^`\n]+\n[^`\n]+`/g)].map(([code]) => code.replace(/\s+/g, ' '))
  const plain = (source: string) =>
    source
      .replace(/\\\n/g, ' ')
      .replace(/['",[\]]+/g, ' ')
      .replace(/[ \t]+/g, ' ')
      .replace(/`/g, '\n')
  return [text, ...inline].map(plain)
}

function namesOf(command: string): readonly string[] {
  const words = command.trim().split(' ')
  if (words.some((word) => /^--no(?:-install)?$/.test(word))) return []
  const { options, plain } = sorted(words.slice(1))
  const program = words[0] ?? ''
  const action = RUNS.has(program) ? program : (plain.shift() ?? '')
  if (!RUNS.has(action) && !ADDS.test(action)) return []
  // The words after the program that is run are its own.
  const ofRun = options.length > 0 ? [] : plain.slice(0, 1)
  const names = [...options, ...(RUNS.has(action) ? ofRun : plain)].filter((word) => !isPath(word)).map(withoutVersion)
  return CREATES.has(action) ? names.map(initializer) : names
}

function sorted(words: readonly string[]): { readonly options: readonly string[]; readonly plain: string[] } {
  const options: string[] = []
  const plain: string[] = []
  let before = ''
  for (const word of words) {
    const [name = '', value = ''] = word.split('=')
    if (PACKAGE_OPTION.test(before)) options.push(word)
    else if (PACKAGE_OPTION.test(name) && value !== '') options.push(value)
    else if (!word.startsWith('-') && !TAKES_A_VALUE.test(before)) plain.push(word)
    before = word
  }
  return { options, plain }
}

function isPath(word: string): boolean {
  return /^(?:[./~$]|file:|https?:)|\.tgz$/.test(word)
}

/** `npm create vite@latest` fetches `create-vite`. */
function initializer(name: string): string {
  const [scope = '', rest] = name.split('/')
  if (!name.startsWith('@')) return `create-${name}`
  return rest === undefined ? `${scope}/create` : `${scope}/create-${rest}`
}

function withoutVersion(word: string): string {
  return word.replace(/^npm:/, '').replace(/(?<=.)@[^/]*$/, '')
}
