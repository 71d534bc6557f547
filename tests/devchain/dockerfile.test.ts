import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { execForm, findings, parseDockerfile } from './dockerfile.ts'

const text = readFileSync(path.join(root, 'devchain/Dockerfile'), 'utf8')
const instructions = parseDockerfile(text)
const [program = '', ...own] = execForm(instructions, 'ENTRYPOINT')

test('a linter has nothing to say about the Dockerfile', () => {
  expect(instructions.length).toBeGreaterThan(10)
  expect(findings(instructions)).toEqual([])
})

test.each([
  ['FROM node:22.21.1-bookworm-slim\n', 'FROM node\n', /DL3006/],
  ['FROM node:22.21.1-bookworm-slim\n', 'FROM node:latest\n', /DL3007/],
  ['USER node\n', '', /DL3002/],
  ['@1.7.1', '', /DL3016/],
  ['COPY . .', 'ADD . .', /DL3020/],
  ['ARG TARGETARCH\n', 'ARG TARGETARCH=amd64\n', /that the builder sets/],
  [/ENTRYPOINT .*/, 'ENTRYPOINT node main.js', /DL3025/],
  [/HEALTHCHECK[^\n]*\n.*/, '', /DL3055/]
])('it would object to %s as %s', (was, instead, rule) => {
  expect(text).toMatch(was)
  expect(findings(parseDockerfile(text.replace(was, instead))).join()).toMatch(rule)
})

test('what the Dockerfile copies, installs and runs is what the package is', () => {
  const { name, version, bin, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'devchain/package.json'), 'utf8')
  ) as {
    name: string
    version: string
    bin: Readonly<Record<string, string>>
    optionalDependencies: Readonly<Record<string, string>>
  }
  expect(text).toContain(
    `@foundry-rs/anvil-linux-\${TARGETARCH:-amd64}@${optionalDependencies['@foundry-rs/anvil-linux-amd64']}`
  )
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
  const [, pattern = ''] = /COPY --from=package \/tmp\/(\S+) /.exec(text) ?? []
  expect(file.startsWith(pattern.replace('*.tgz', ''))).toBe(true)
  expect([program, own[0]]).toEqual(['node', `node_modules/${name}/${bin['portside-devchain']}`])
})
