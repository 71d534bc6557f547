import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { runBuildCommand } from '../build/build-page.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

test('a deployed page is built again from its commit and settings, and only the file that was changed on the host is named', {
  timeout: limit(400_000)
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-deployed-'))
  const [project, dist] = [path.join(folder, 'project'), path.join(folder, 'dist')]
  onTestFinished(() => {
    spawnSync('git', ['worktree', 'remove', '--force', project], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  })
  execFileSync('git', ['worktree', 'add', '--detach', project, 'HEAD'], { cwd: root, stdio: 'ignore' })
  execFileSync('cp', ['-a', path.join(root, 'node_modules'), project])
  const variables = { CHAINS: '84532', ORGANISATION: 'Harbour ⚓', ENV_DIR: '' }
  expect(await runBuildCommand(dist, variables, project)).toEqual({ status: 0, output: '' })
  const { isModified, variables: said } = JSON.parse(readFileSync(path.join(dist, 'integrity.json'), 'utf8'))
  expect([isModified, said.CHAINS, said.ORGANISATION]).toEqual([undefined, '84532', 'Harbour ⚓'])
  appendFileSync(path.join(dist, 'favicon.svg'), '<!-- -->')
  // Vite builds otherwise for a test runner.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const options = { cwd: root, env }
  const verifying = promisify(execFile)('npm', ['run', '--silent', 'verify', '--', await serve(dist)], options)
  await expect(verifying).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^The page names commit ([0-9a-f]{40}) of \d{4}-\S+, and these settings\. .*:\n(?: {2}\w+=".*"\n)* {2}CHAINS="84532"\n(?: {2}\w+=".*"\n)* {2}ORGANISATION="Harbour \\u\{2693\}"\n(?: {2}\w+=".*"\n)*Installing the packages of commit \1…\nBuilding the page…\nComparing it with http:\S+…\nRemoving the build…\n$/
    ),
    stderr: expect.stringMatching(/^Of \d{2,} files, 1 differs from the build of commit [0-9a-f]{40}: favicon\.svg\n$/)
  })
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143]
] as const)('on %s, the build ends and nothing of it is left', { timeout: limit(60_000) }, async (signal, status) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-interrupted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dist = path.join(folder, 'dist')
  const programs = path.join(folder, 'programs')
  const scratch = path.join(folder, 'scratch')
  for (const each of [dist, programs, scratch]) mkdirSync(each)
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  writeFileSync(path.join(dist, 'integrity.json'), JSON.stringify({ commit, variables: {} }))
  // An installation that takes forever, in a process that npm began, told of from the scratch folder.
  writeFileSync(path.join(programs, 'npm'), '#!/bin/sh\nsleep 600 & echo $! > ../../pid; wait\n', { mode: 0o755 })
  const env = { ...process.env, TMPDIR: scratch, PATH: `${programs}:${process.env['PATH']}` }
  const command = spawn(process.execPath, ['src/start/verify.mjs', await serve(dist)], { cwd: root, env })
  const pid = path.join(scratch, 'pid')
  await expect.poll(() => existsSync(pid) && readFileSync(pid, 'utf8'), { timeout: limit(30_000) }).toMatch(/\d\n/)
  rmSync(pid)
  command.kill(signal)
  // Not before the sleep has ended, which has the command's output open.
  expect(await once(command, 'close')).toEqual([status, null])
  expect(readdirSync(scratch)).toEqual([])
  expect(execFileSync('git', ['worktree', 'list'], { cwd: root, encoding: 'utf8' })).not.toContain(scratch)
})

/** As a plain static host does. @returns its origin */
async function serve(folder: string): Promise<string> {
  const fileAt = (url: string) => {
    const file = path.join(folder, url)
    return existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file
  }
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(url)
    response.statusCode = existsSync(file) ? 200 : 404
    createReadStream(existsSync(file) ? file : path.join(folder, '404.html')).pipe(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
