import { existsSync, readFileSync } from 'node:fs'
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

test('every file that docs/architecture.md names is there', () => {
  const files = [...document.matchAll(/`([^`\s]+\/[^`\s]+\.\w+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

function isProduct(file: string): boolean {
  return !/\.test\.tsx?$|\/testing\/|\/fake-[^/]+$/.test(file)
}
