import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort, whenListening } from '../../free-port.ts'
import { root } from '../../ready.mjs'
import { findCaddy, findNginx } from '../../run/programs.mjs'
import { startRedis } from '../../server/redis-server.ts'
import { type Started, startWhole } from '../../started.ts'
import { testedPage } from '../../tested-page.mjs'

interface DeploymentOptions {
  /** The built page. */
  readonly page: string
  /** Serves `/rpc`. */
  readonly nodes?: string
  /** More `handle` blocks of Caddy, and more variables of the services. */
  readonly site?: string
  readonly variables?: Readonly<Record<string, string>>
}

const PROCESSES = 3

/** What `deploy/` describes, on this machine: Caddy with its Caddyfile, three sign-in services of a build, and Redis. */
export class Deployment {
  readonly origin: string
  /** The sign-in services, by the address on which each listens. */
  readonly services: Map<string, ChildProcess>
  /** As `systemctl reload caddy` does with Debian's unit. */
  readonly reload: () => Promise<void>
  /** Also when it does not start as a whole. */
  readonly stop: () => Promise<void>

  private constructor(
    origin: string,
    services: Map<string, ChildProcess>,
    reload: () => Promise<void>,
    started: Started
  ) {
    this.origin = origin
    this.services = services
    this.reload = reload
    this.stop = () => started.stop()
  }

  static start(options: DeploymentOptions): Promise<Deployment> {
    return startWhole((started) => Deployment.#start(options, started))
  }

  static async #start(
    { page, nodes, site, variables: more }: DeploymentOptions,
    started: Started
  ): Promise<Deployment> {
    // Outside the project, where there is no node_modules.
    const folder = mkdtempSync(path.join(tmpdir(), 'portside-deployment-'))
    started.add(() => rmSync(folder, { recursive: true, force: true }))
    await untilEnd(
      spawn(process.execPath, [vite, 'build', 'server', '--ssr', 'main.ts', '--outDir', folder], { cwd: root })
    )
    const redis = await startRedis()
    started.add(() => redis.stop())
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const variables = { AUTH_ORIGINS: origin, AUTH_PORT: '0', AUTH_PROXIES: '1', AUTH_REDIS_URL: redis.url, ...more }
    const starting = Array.from({ length: PROCESSES }, () => startService(folder, variables, started))
    const services = new Map(await Promise.all(starting))
    const extras = path.join(folder, 'site.d')
    mkdirSync(extras)
    if (nodes) writeFileSync(path.join(extras, 'nodes.caddy'), `handle /rpc/* {\n\treverse_proxy ${nodes}\n}\n`)
    if (site) writeFileSync(path.join(extras, 'site.caddy'), site)
    const headers = path.join(folder, 'page-headers.caddy')
    writeFileSync(headers, headersFor('caddy'))
    const env = {
      HOME: folder,
      SITE_ADDRESS: origin,
      PAGE_FOLDER: page,
      PAGE_HEADERS: headers,
      CADDY_ADMIN: `unix/${folder}/admin.sock`,
      AUTH_SERVICES: [...services.keys()].join(' '),
      SITE_EXTRAS: path.join(extras, '*.caddy')
    }
    const config = ['--config', path.join(root, 'deploy', 'Caddyfile')]
    const run = (...words: readonly string[]) => spawn(findCaddy() ?? '', [...words], { stdio: 'ignore', env })
    const caddy = run('run', ...config)
    started.add(() => kill(caddy))
    await whenListening(port)
    return new Deployment(origin, services, () => untilEnd(run('reload', ...config, '--force')), started)
  }

  /** As a crash does. */
  async killService(address: string): Promise<void> {
    const service = this.services.get(address)
    this.services.delete(address)
    if (service) await kill(service)
  }
}

interface RunningServer {
  readonly origin: string
  stop(): Promise<void>
}

/** nginx with the page, as docs/guides/deploy.md describes it. */
export function startNginx(page: string): Promise<RunningServer> {
  return startWhole((started) => runNginx(page, started))
}

async function runNginx(page: string, started: Started): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-nginx-'))
  started.add(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  writeFileSync(path.join(folder, 'portside.conf'), headersFor('nginx'))
  const file = path.join(folder, 'nginx.conf')
  // Debian's nginx answers as www-data, which may not read a checkout in a folder of root's.
  const user = userInfo().username
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder};`)
  writeFileSync(
    file,
    `daemon off; user ${user}; pid ${folder}/pid; error_log stderr; events {}
http {
  include /etc/nginx/mime.types; access_log off; ${scratch.join(' ')}
  server { listen 127.0.0.1:${port}; root ${page}; include ${folder}/portside.conf; }
}
`
  )
  const nginx = spawn(findNginx() ?? '', ['-c', file], { stdio: 'ignore' })
  started.add(async () => {
    if (nginx.exitCode !== null || nginx.signalCode !== null) return
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  })
  await whenListening(port)
  return { origin: `http://127.0.0.1:${port}`, stop: () => started.stop() }
}

function headersFor(host: string): string {
  const { stdout, status } = spawnSync(process.execPath, ['src/start/headers.mjs', host], {
    cwd: root,
    env: { ...process.env, ...testedPage },
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`The headers for ${host} could not be made (exit code ${status}).`)
  return stdout
}

const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')

async function startService(folder: string, variables: Readonly<Record<string, string>>, started: Started) {
  const service = spawn(process.execPath, [path.join(folder, 'main.js')], { cwd: folder, env: variables })
  started.add(() => kill(service))
  for await (const line of createInterface({ input: service.stdout })) {
    const address = /http:\/\/([\w.:]+)/.exec(line)?.[1]
    if (address) return [address, service] as const
  }
  throw new Error('The sign-in service did not start.')
}

async function untilEnd(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with exit code ${code}.`)
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
