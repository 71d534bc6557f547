import { readFileSync } from 'node:fs'
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

const manifest = readJson('package.json') as Manifest
const workspaces = (manifest.workspaces ?? []).map((folder) => readJson(`${folder}/package.json`) as Manifest)
const pins = [manifest, ...workspaces].flatMap(pinsOf)
const lock = readJson('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> }
const installed = Object.entries(lock.packages).filter(([folder]) => folder !== '')

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

test('every dependency is pinned to one version', () => {
  expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+$|^file:/.test(version))).toEqual([])
})

test('a package has the same version in every workspace', () => {
  const versions = new Map(pins)
  expect(workspaces).not.toEqual([])
  expect(pins.filter(([name, version]) => versions.get(name) !== version)).toEqual([])
})

test('the lock file names no download host', () => {
  expect(
    installed.filter(([, { resolved, link }]) => resolved !== undefined && !link).map(([folder]) => folder)
  ).toEqual([])
})

function pinsOf({ dependencies, devDependencies, optionalDependencies }: Manifest): (readonly [string, string])[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
}

function isPermissive(licence: string | undefined): boolean {
  if (licence === undefined) return false
  const choices = licence.replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)))
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
}
