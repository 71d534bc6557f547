import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly resolved?: string
  /** The package is a folder of this project. */
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
}

type Pins = Readonly<Record<string, string>>

interface Manifest {
  readonly workspaces?: readonly string[]
  readonly dependencies?: Pins
  readonly devDependencies?: Pins
  readonly optionalDependencies?: Pins
}

const PERMISSIVE = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense', 'CC0-1.0'])

/** Other projects' kits, which the bench visits. */
const PEERS = 'tests/bench/peers'
/** Of packages there: ConnectKit's own name of BSD-2-Clause, and two that are as permissive as the others. */
const ALSO_PERMISSIVE = ['BSD-2-Clause license', 'BlueOak-1.0.0', 'CC-BY-4.0']

const manifest = readJson('package.json') as Manifest
const workspaces = (manifest.workspaces ?? []).map((folder) => readJson(`${folder}/package.json`) as Manifest)
/** Installed by the commands that need them, and not by `npm ci`. */
const others = ['docs', 'publishing', PEERS].filter((folder) =>
  existsSync(new URL(`../../${folder}/package.json`, import.meta.url))
)
const pins = [manifest, ...workspaces].flatMap(pinsOf)
const otherPins = others.flatMap((folder) => pinsOf(readJson(`${folder}/package.json`) as Manifest))
const installed = lockedIn('.')

test('every production dependency has a permissive licence', () => {
  const production = installed.filter(([, { dev, devOptional, link }]) => !dev && !devOptional && !link)
  expect(production.length).toBeGreaterThan(0)
  const others = production.filter(([, { license }]) => !isPermissive(license))
  expect(others.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([])
})

test('a licence is permissive when one of its choices is, and all of its parts are', () => {
  expect(isPermissive('(MIT OR GPL-3.0)')).toBe(true)
  expect(isPermissive('MIT AND GPL-3.0')).toBe(false)
  expect(isPermissive('SEE LICENSE IN LICENSE.md')).toBe(false)
  expect(isPermissive(undefined)).toBe(false)
})

test.each(others.filter((folder) => folder === PEERS))('every package of %s has a permissive licence', (folder) => {
  const foreign = lockedIn(folder).filter(([name, { link }]) => name.startsWith('node_modules/') && !link)
  expect(foreign.length).toBeGreaterThan(100)
  const isAllowed = ({ license }: Locked) => isPermissive(license) || ALSO_PERMISSIVE.includes(license ?? '')
  const refused = foreign.filter(([, locked]) => !isAllowed(locked))
  expect(refused.map(([name, { license }]) => `${name}: ${license}`)).toEqual([])
})

test('every dependency is pinned to one version', () => {
  expect([...pins, ...otherPins].filter(([, version]) => !/^\d+\.\d+\.\d+$|^file:/.test(version))).toEqual([])
})

test('a package has the same version in every workspace', () => {
  const versions = new Map(pins)
  expect(workspaces).not.toEqual([])
  expect(pins.filter(([name, version]) => versions.get(name) !== version)).toEqual([])
})

test.each(['.', ...others])('the lock file of %s names no download host', (folder) => {
  const resolved = lockedIn(folder).filter(([, locked]) => locked.resolved !== undefined && !locked.link)
  expect(resolved.map(([name]) => name)).toEqual([])
})

test.each(others)('%s is no workspace, so that npm ci does not install it', (folder) => {
  expect(manifest.workspaces).not.toContain(folder)
  expect(installed.map(([name]) => name)).not.toContain(folder)
  expect(lockedIn(folder).length).toBeGreaterThan(20)
})

function pinsOf({ dependencies, devDependencies, optionalDependencies }: Manifest): (readonly [string, string])[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

/** The packages that a lock file requires. */
function lockedIn(folder: string): readonly (readonly [string, Locked])[] {
  const lock = readJson(`${folder}/package-lock.json`) as { readonly packages: Readonly<Record<string, Locked>> }
  return Object.entries(lock.packages).filter(([name]) => name !== '')
}

function isPermissive(licence: string | undefined): boolean {
  if (licence === undefined) return false
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)))
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
}
