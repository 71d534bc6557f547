import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of the first of these programs that is on PATH; undefined if none is. */
export function findProgram(names, env = process.env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix))).find(existsSync)
}

/** The web server of `deploy/Caddyfile`. */
export function findCaddy(env = process.env) {
  return findProgram(['caddy'], env)
}

/** Another web server that may serve the page. */
export function findNginx(env = process.env) {
  return findProgram(['nginx'], env)
}

const DEPLOYMENT = [
  'tests/proof/deployed.spec.ts',
  'tests/proof/own-server.alone.test.ts',
  'tests/proof/without-containers.test.ts'
]

/** The commands of deploy/README.md wait with it. */
export function findCurl(env = process.env) {
  return findProgram(['curl'], env)
}

/** The tests of the proof that did not run for want of Caddy, nginx, curl or Redis, in one sentence; undefined if all did. */
export function deploymentNotRun(env = process.env) {
  const hasRedis = findProgram(REDIS, env) !== undefined
  const missing = [
    findCaddy(env) ? [] : 'caddy',
    findNginx(env) ? [] : 'nginx',
    findCurl(env) ? [] : 'curl',
    hasRedis ? [] : 'redis-server or valkey-server'
  ].flat()
  if (missing.length === 0) return undefined
  const tests = [...DEPLOYMENT, ...(hasRedis ? [] : ['tests/proof/failover.test.ts'])]
  return `Not run: ${listed(tests)}. Install ${listed(missing)}.`
}

/** Either serves the sign-in service. */
export const REDIS = ['redis-server', 'valkey-server']

function listed(names) {
  return new Intl.ListFormat('en').format(names)
}
