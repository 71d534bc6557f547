import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isVariableDeclaration
} from 'typescript/unstable/ast/is'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { parseTexts, productFiles } from './typed-project.ts'

/** MobX makes the fields of the object observable, and keeps nothing of it. */
const MOBX = ['makeAutoObservable', 'makeObservable']

/** Statements, and whether they hand over the model. */
const STATEMENTS = {
  'new Helper(this)': true,
  'new Helper({ owner: this })': true,
  'follow(this)': true,
  'const owner = this': true,
  'new Helper(this.store, () => this.status)': false,
  'const { store } = this': false,
  'makeAutoObservable<Model>(this, {})': false
}

const models = productFiles('ui/models').map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
const statements = Object.entries(STATEMENTS).map(
  ([statement, isHanded], index) => [statement, isHanded, `statement-${index}.ts`] as const
)
const sources = parseTexts([
  ...models,
  ...statements.map(([statement, , file]) => [file, `class Model { run() { ${statement} } }`] as const)
])

test('helpers of a model are leaves: no model hands itself to another', () => {
  expect(models.length).toBeGreaterThan(30)
  expect(models.flatMap(([file]) => handedIn(file).map((text) => `${file}: ${text}`))).toEqual([])
})

test.each(statements)('%s hands over the model: %s', (_statement, isHanded, file) => {
  expect(handedIn(file).length > 0).toBe(isHanded)
})

/** Where `this` is used other than to read its members: the text around it. */
function handedIn(file: string): readonly string[] {
  const source = sources.get(file)
  if (!source) throw new Error(`${file} was not parsed.`)
  const handed: string[] = []
  const visit = (node: Node, parent: Node): void => {
    if (node.kind === SyntaxKind.ThisKeyword && !isOwnUse(parent)) handed.push(parent.getText(source))
    node.forEachChild((child) => visit(child, node))
  }
  visit(source, source)
  return handed
}

function isOwnUse(parent: Node): boolean {
  if (isPropertyAccessExpression(parent)) return true
  if (isVariableDeclaration(parent)) return isObjectBindingPattern(parent.name)
  return isCallExpression(parent) && isIdentifier(parent.expression) && MOBX.includes(parent.expression.text)
}
