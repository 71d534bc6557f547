import path from 'node:path'
import {
  type ClassDeclaration,
  type Node,
  type ObjectBindingPattern,
  type SourceFile,
  SyntaxKind
} from 'typescript/unstable/ast'
import {
  isClassDeclaration,
  isGetAccessorDeclaration,
  isIdentifier,
  isMethodDeclaration,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyDeclaration
} from 'typescript/unstable/ast/is'
import type { Project, Symbol as TypedSymbol } from 'typescript/unstable/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { readImportGraph } from './import-graph.ts'
import { openProject, productSources } from './typed-project.ts'

interface Member {
  readonly file: string
  readonly owner: string
  readonly name: string
}

/** Called generically: a stage starts all of its models. */
const CALLED_ON_ALL: readonly string[] = ['start']

/** A member of an interface that the class implements is used through that: `onLateAnswer` of a `LateAnswerListener`. */
const isOfInterface = (owner: ClassDeclaration, name: string) =>
  (owner.heritageClauses ?? [])
    .filter(({ token }) => token === SyntaxKind.ImplementsKeyword)
    .flatMap(({ types }) => [...types])
    .some((type) => {
      const implemented = project.checker.getTypeAtLocation(type)
      return implemented !== undefined && project.checker.getPropertyOfType(implemented, name) !== undefined
    })

/** Used by tests only: requirement V5 says how it fails without an adapter. May shrink, never grow. */
const KNOWN: readonly string[] = ['SignInModel.prepare']

let close: () => void = () => undefined
let project: Project
let members: readonly Member[]
let unread: readonly Member[]

beforeAll(() => {
  const opened = openProject()
  project = opened.project
  close = opened.close
  members = productSources(project, 'ui/models').flatMap(membersOf)
  const names = new Set(members.map(({ name }) => name))
  const read = new Set(
    ['ui', 'src'].flatMap((folder) => productSources(project, folder).flatMap((file) => readIn(file, names)))
  )
  unread = members.filter((member) => !read.has(keyOf(member)) && !CALLED_ON_ALL.includes(member.name))
})
afterAll(() => close())

test('every public member of a model is used by another file of the product', () => {
  expect(members.length).toBeGreaterThan(170)
  expect(unread.map(({ owner, name }) => `${owner}.${name}`).sort()).toEqual(KNOWN)
})

test.each(['acceptAccount', 'connect', 'active', 'chains'])('a use is found in any syntax: %s', (name) => {
  expect(members.some((member) => member.owner === 'ConnectionModel' && member.name === name)).toBe(true)
  expect(unread.some((member) => member.owner === 'ConnectionModel' && member.name === name)).toBe(false)
})

test('a view may read any model, but a model only one that its file imports, not what that holds', () => {
  const lists = path.join(root, 'ui/models/transaction/transaction-lists.ts')
  const isReadBy = (file: string) => isWired(path.join(root, file), lists)
  expect(isReadBy('ui/views/dashboard-page/transactions.tsx')).toBe(true)
  expect(isReadBy('ui/models/transaction/transactions-model.ts')).toBe(true)
  expect(isReadBy('ui/models/write/send-model.ts')).toBe(false)
  expect(isReadBy('ui/models/transaction/transaction-lists.ts')).toBe(false)
})

/** Methods, getters and fields of exported classes. */
function membersOf(source: SourceFile): readonly Member[] {
  const classes = source.statements.filter(isClassDeclaration)
  return classes
    .filter(({ modifiers }) => hasModifier(modifiers, SyntaxKind.ExportKeyword))
    .flatMap((declared) => {
      const { name: owner, members } = declared
      return members
        .filter(
          (member) => isMethodDeclaration(member) || isGetAccessorDeclaration(member) || isPropertyDeclaration(member)
        )
        .filter(({ modifiers }) => !hasModifier(modifiers, SyntaxKind.PrivateKeyword))
        .flatMap(({ name }) => (isIdentifier(name) && !isOfInterface(declared, name.text) ? [name.text] : []))
        .map((name) => ({ file: source.fileName, owner: owner?.text ?? '', name }))
    })
}

function hasModifier(modifiers: readonly Node[] | undefined, kind: SyntaxKind): boolean {
  return modifiers?.some((modifier) => modifier.kind === kind) ?? false
}

/** What a file reads of others, after a point or taken apart, as keys of members. */
function readIn(source: SourceFile, names: ReadonlySet<string>): readonly string[] {
  const accesses: Node[] = []
  const patterns: ObjectBindingPattern[] = []
  const visit = (node: Node): void => {
    if (isPropertyAccessExpression(node) && names.has(node.name.text)) accesses.push(node.name)
    if (isObjectBindingPattern(node)) patterns.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  const types = project.checker.getTypeAtLocation(patterns)
  const taken = patterns.flatMap(({ elements }, index) => {
    const type = types[index]
    return elements.flatMap(({ propertyName, name }) => {
      const key = propertyName ?? name
      return type && key && isIdentifier(key) && names.has(key.text)
        ? [project.checker.getPropertyOfType(type, key.text)]
        : []
    })
  })
  const symbols: readonly (TypedSymbol | undefined)[] = [...project.checker.getSymbolAtLocation(accesses), ...taken]
  return symbols.flatMap((symbol) =>
    (symbol?.declarations ?? [])
      .filter((declaration) => isWired(source.fileName, declaration.path))
      .map((declaration) => keyOf({ file: declaration.path, name: symbol?.name ?? '' }))
  )
}

const imports = readImportGraph(['ui/models'])

/** A model reads only those that it is handed or creates, not what these hold: their classes are what its file imports. */
function isWired(reader: string, declared: string): boolean {
  const [from, to] = [pathInRoot(reader), pathInRoot(declared)]
  if (from === to) return false
  return !from.startsWith('ui/models/') || imports.get(from)?.includes(to) === true
}

/** The compiler writes the root in lower case where the file system ignores case. */
function pathInRoot(file: string): string {
  return file.slice(root.length).replace(/^\//, '')
}

function keyOf({ file, name }: Pick<Member, 'file' | 'name'>): string {
  return `${file.toLowerCase()}:${name}`
}
