import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { type BoxOf, flowchart, withSection } from './diagram.ts'
import { type ImportGraph, readImportGraph } from './import-graph.ts'

const DOCUMENT = path.join(root, 'docs/architecture.md')
const document = readFileSync(DOCUMENT, 'utf8')
const graph = readImportGraph(['domain', 'adapters', 'ui', 'src', 'server', 'devchain', 'contracts'])
const product: ImportGraph = new Map(
  [...graph]
    .filter(([file]) => isProduct(file))
    .map(([file, imported]) => [file, imported.filter((each) => isProduct(each))])
)

/** What a team adds to `contracts/` is left out: that changes no other file. */
const layerOf: BoxOf = (file) => {
  const [layer = '', folder] = file.split('/')
  if (/^contracts\/(?:(?!generated\/)\w[^/]*\/|contracts\.config\.ts$)/.test(file)) return undefined
  return layer === 'ui' && /^(?:models|views|hooks|words)$/.test(folder ?? '') ? `ui/${folder}` : layer
}

/** Ports and waits are left out: every folder imports them. */
const folderOf: BoxOf = (file) => /^(?:domain\/(?!ports|wait)|ui\/models\/)\w+(?=\/)/.exec(file)?.[0]

test('the diagrams in docs/architecture.md match the imports; -u redraws them', async () => {
  const layers = withSection(document, 'layers', flowchart(product, layerOf))
  await expect(withSection(layers, 'folders', flowchart(product, folderOf))).toMatchFileSnapshot(DOCUMENT)
})

test.each([...flows()])('%s: every step is an import', (_, files) => {
  const gaps = files
    .slice(1)
    .filter((file, index) => !files.slice(0, index + 1).some((one) => areNeighbours(one, file)))
  expect(gaps).toEqual([])
})

test('a step between unrelated files is a gap', () => {
  expect(areNeighbours('domain/address.ts', 'src/container/start-models.ts')).toBe(false)
  expect(areNeighbours('ui/views/not-found-page.tsx', 'ui/models/account-model.ts')).toBe(false)
})

/** One imports the other; or both import the port between them; or a view takes the model from its context. */
function areNeighbours(one: string, other: string): boolean {
  const [ofOne, ofOther] = [importsOf(one), importsOf(other)]
  const sharePort = ofOne.some((file) => file.startsWith('domain/ports/') && ofOther.includes(file))
  return ofOne.includes(other) || ofOther.includes(one) || sharePort || takesModel(one, other) || takesModel(other, one)
}

function takesModel(view: string, model: string): boolean {
  return (
    importsOf(view).includes('ui/views/models-context.ts') &&
    importsOf('ui/models/models.ts').flatMap(importsOf).includes(model)
  )
}

function importsOf(file: string): readonly string[] {
  return product.get(file) ?? []
}

/** `### name`, and below it a numbered list whose items begin with a path. */
function flows(): Map<string, readonly string[]> {
  const sections = document.split(/^### /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [name = ''] = section.split('\n', 1)
      return [name, [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file)]
    })
  )
}

function isProduct(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|\/fake-[^/]+$/.test(file)
}
