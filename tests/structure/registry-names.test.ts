import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { fetchedNames } from './registry-names.ts'
import { entriesOf, filesBelow } from './source-tree.ts'

/** No registry has our packages, so anybody could register a name that has this word. */
const OURS = /(?:^|[@/-])portside(?:[/-]|$)/
/** Put together here, because this file is read, too. */
const us = 'portside'

interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly workspaces?: readonly string[]
}

test('no file names a command that fetches a package under a name of ours', () => {
  const top = entriesOf('').filter(({ name }) => name !== '.git')
  const files = top.flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
  expect(files.length).toBeGreaterThan(1000)
  const texts = files.filter((file) => !/\.(?:png|br)$/.test(file))
  const named = texts.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    if (!text.includes(us)) return []
    return fetchedNames(text).flatMap((name) => (OURS.test(name) ? [`${file}: ${name}`] : []))
  })
  expect(named).toEqual([])
})

test('every name of a package or program of this repository is one of ours', () => {
  for (const folder of manifest('.').workspaces ?? []) {
    const { name, bin = {} } = manifest(folder)
    expect([name, ...Object.keys(bin)].filter((each) => !OURS.test(each))).toEqual([])
  }
})

test.each([
  [`npm create ${us}@latest my-app -- --yes`, `create-${us}`],
  [`npm init ${us}`, `create-${us}`],
  [`npm --silent create @${us}`, `@${us}/create`],
  [`pnpm create @${us}/app`, `@${us}/create-app`],
  [`yarn create ${us}`, `create-${us}`],
  [`bun create ${us}`, `create-${us}`],
  [`run "npm exec --yes --package=create-${us} -- my-app"`, `create-${us}`],
  [`npm x -p @${us}/devchain -- devchain`, `@${us}/devchain`],
  [`npx --yes ${us}-devchain --ci`, `${us}-devchain`],
  [`spawn('npx', ['--offline', '${us}-devchain', 'contracts'])`, `${us}-devchain`],
  [`pnpm dlx create-${us}`, `create-${us}`],
  [`bunx ${us}`, us],
  [`npm i -D @${us}/devchain@1.0.0`, `@${us}/devchain`],
  [`npm install --save-dev viem \\\n  @${us}/devchain`, `@${us}/devchain`],
  [`yarn global add create-${us}`, `create-${us}`],
  [`bun add @${us}/devchain`, `@${us}/devchain`],
  [`by \`npm\ncreate ${us}\` in a folder`, `create-${us}`],
  [`"description": "Starts an app: npm create ${us}@latest my-app."`, `create-${us}`],
  [`npm ci && npx ${us}`, us]
])('%j fetches a name of ours', (text, name) => {
  expect(fetchedNames(text)).toContain(name)
})

test.each([
  'npm run create -- ../my-app',
  `npm pack -w create-${us} --pack-destination ..`,
  `npm install --save-dev ./${us}-devchain-0.1.0.tgz @playwright/test`,
  `npx --no-install ${us}-devchain --replay FOLDER`,
  `npx --no -- ${us}-devchain`,
  `npm install; ${us} is ready`,
  `\`npm install\` ${us}`,
  `npx vitest run --project ${us}`,
  `npm run build # ${us}`,
  `npm ci --prefix ${us}`
])('%j fetches none', (text) => {
  expect(fetchedNames(text).filter((name) => OURS.test(name))).toEqual([])
})

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
}
