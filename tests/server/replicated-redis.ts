import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createClient } from 'redis'
import { expect } from 'vitest'
import { type OwnRedisServer, type RedisServer, startRedis } from './redis-server.ts'

/** One address for several servers, as a TCP proxy has it. */
export interface MovableAddress extends RedisServer {
  readonly port: number
  /** How many connections have been opened to it. */
  accepted(): number
  /** New connections lead elsewhere; open ones stay where they are. */
  moveTo(port: number): void
  /** Passes on nothing more that the server says, until it is moved. */
  hold(): void
}

export async function openAddress(port: number): Promise<MovableAddress> {
  let target = port
  let isHeld = false
  let accepted = 0
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    accepted++
    const far = connect(target, '127.0.0.1')
    const ends = [near, far]
    for (const each of ends) {
      sockets.add(each)
      each.on('error', () => undefined)
      each.on('close', () => {
        for (const end of ends) sockets.delete(end.destroy())
      })
    }
    near.pipe(far)
    far.on('data', (bytes) => void (isHeld || near.write(bytes)))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port: own } = proxy.address() as AddressInfo
  return {
    port: own,
    url: `redis://127.0.0.1:${own}`,
    accepted: () => accepted,
    moveTo: (next) => {
      isHeld = false
      target = next
    },
    hold: () => {
      isHeld = true
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    }
  }
}

type Admin = Awaited<ReturnType<typeof openAdmin>>

export async function openAdmin({ url }: RedisServer) {
  const admin = createClient({ url })
  admin.on('error', () => undefined)
  return admin.connect()
}

interface Server extends OwnRedisServer {
  readonly port: number
  readonly admin: Admin
}

/** Two servers: the second replicates the first over a link that can lag, and visitors reach both at one address. */
export class ReplicatedRedis {
  readonly address: MovableAddress
  readonly link: MovableAddress
  readonly first: Server
  readonly second: Server

  private constructor(address: MovableAddress, link: MovableAddress, first: Server, second: Server) {
    this.address = address
    this.link = link
    this.first = first
    this.second = second
  }

  static async start(): Promise<ReplicatedRedis> {
    const first = await startServer()
    const [address, link] = [await openAddress(first.port), await openAddress(first.port)]
    const second = await startServer()
    await second.admin.sendCommand(['REPLICAOF', '127.0.0.1', String(link.port)])
    const replicated = new ReplicatedRedis(address, link, first, second)
    await replicated.expectReplicated()
    return replicated
  }

  /** The second has all that the first has stored until now. */
  async expectReplicated(): Promise<void> {
    const { written } = await this.#offsets()
    await expect.poll(async () => (await this.#offsets()).replicated).toBeGreaterThanOrEqual(written)
  }

  /** The second becomes the primary, whatever it lacks. */
  async promote(): Promise<void> {
    await this.second.admin.sendCommand(['REPLICAOF', 'NO', 'ONE'])
  }

  /** The first becomes a replica, and keeps its connections. */
  async demote(port = this.second.port): Promise<void> {
    await this.first.admin.sendCommand(['REPLICAOF', '127.0.0.1', String(port)])
  }

  /** As after a crash: the address moves, and open connections stay. */
  async failOver(): Promise<void> {
    await this.promote()
    this.address.moveTo(this.second.port)
    await this.demote()
  }

  /** As for maintenance: writes wait until the second has all and is the primary. */
  async handOver(): Promise<void> {
    await this.first.admin.sendCommand(['FAILOVER', 'TO', '127.0.0.1', String(this.second.port)])
    await expect.poll(() => this.second.admin.sendCommand(['ROLE'])).toContain('master')
    this.address.moveTo(this.second.port)
  }

  /** In bytes; -1 while nobody replicates. */
  async #offsets(): Promise<{ readonly written: number; readonly replicated: number }> {
    const role: unknown = await this.first.admin.sendCommand(['ROLE'])
    const [, written, replicas] = role as readonly [string, number, readonly (readonly string[])[]]
    return { written, replicated: Number(replicas[0]?.[2] ?? -1) }
  }

  async stop(): Promise<void> {
    for (const { admin } of [this.first, this.second]) admin.destroy()
    await Promise.all([this.address, this.link, this.first, this.second].map((each) => each.stop()))
  }
}

async function startServer(): Promise<Server> {
  // Otherwise it looks only once a second for replicas that wait for its data.
  const server = await startRedis('--repl-diskless-sync', 'no')
  return { ...server, port: Number(new URL(server.url).port), admin: await openAdmin(server) }
}
