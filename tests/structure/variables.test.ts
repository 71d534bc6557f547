import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serviceVariables } from '#server/environment.ts'
import { pageVariables, startVariables } from '#src/settings/variables.ts'
import { config } from '../configuration/config.ts'
import { root } from '../ready.mjs'
import { withSection } from './diagram.ts'

type Shape = Readonly<Record<string, z.ZodType>>

/** What the documents say about a variable. */
interface Entry {
  readonly name: string
  readonly description: string
  /** In Markdown. */
  readonly fallback: string
  /** The default where it is a text, otherwise one to begin with. */
  readonly example: string
}

/** Of a variable's schema; the description goes into a row of a table. */
const documentation = z.object({
  description: z.string().regex(/^[^|\n]+[^|\n.]$/),
  unset: z.string().optional(),
  example: z.string().optional()
})

const COMMAND = 'npx vitest run --project unit tests/structure/variables.test.ts -u'
/** In place of the id of any chain. */
const EXAMPLE_CHAIN = '84532'
const LINE_WIDTH = 120

const page = entriesOf(pageVariables(config).shape)
const service = entriesOf(serviceVariables.shape)
const setByStart = Object.keys(startVariables.shape)
const documents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/guides/configuration.md': {
    variables: linkedFrom('docs/guides', tableOf(page.filter(({ name }) => !setByStart.includes(name))))
  },
  'server/README.md': { variables: tableOf(service) },
  '.env.example': {
    page: exampleOf(page),
    service: exampleOf(service.filter(({ name }) => !page.some((each) => each.name === name)))
  }
}

test.each(Object.entries(documents))(
  `the variables in %s are those of the schema; ${COMMAND} writes them`,
  async (name, sections) => {
    const file = path.join(root, name)
    const document = Object.entries(sections).reduce(
      (text, [section, content]) => withSection(text, section, content),
      readFileSync(file, 'utf8')
    )
    await expect(document).toMatchFileSnapshot(file)
  }
)

function entriesOf(shape: Shape): readonly Entry[] {
  return Object.entries(shape).map(([name, schema]) => {
    const { description, unset, example } = documentation.parse(schema.meta(), {
      error: () => `${name} is not described.`
    })
    const text = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : undefined
    return {
      name,
      description,
      fallback: unset ?? (text === undefined ? 'none' : `\`${text}\``),
      example: example ?? text ?? ''
    }
  })
}

function tableOf(entries: readonly Entry[]): string {
  const rows = entries.map(({ name, fallback, description }) => `| \`${name}\` | ${fallback} | ${description} |`)
  return ['| variable | default | means |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Links of a description start at the project's root. */
function linkedFrom(folder: string, text: string): string {
  return text.replaceAll(/\]\(([^):]+)\)/g, (_link, target: string) => `](${path.posix.relative(folder, target)})`)
}

function exampleOf(entries: readonly Entry[]): string {
  return entries
    .map(({ name, description, fallback, example }) => {
      const sentence = description
        .replace(/^[a-z]/, (letter) => letter.toUpperCase())
        .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      const comment = fallback === `\`${example}\`` ? `${sentence}.` : `${sentence}. Default: ${fallback}.`
      return `${wrapped(comment)}\n#${name.replace('<chainId>', EXAMPLE_CHAIN)}=${example}`
    })
    .join('\n\n')
}

function wrapped(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > LINE_WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n')
}
