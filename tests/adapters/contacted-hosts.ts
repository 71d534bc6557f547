import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** Every host that this process connects to, including the phone's connections. */
export function contactedHosts(): { readonly hosts: ReadonlySet<string>; readonly stop: () => void } {
  const hosts = new Set<string>()
  const follow = (message: unknown) => {
    const { socket } = message as { readonly socket: Socket }
    socket.on('lookup', (_error, _address, _family, host) => hosts.add(host))
    socket.on('connect', () => hosts.add(socket.remoteAddress ?? ''))
  }
  subscribe('net.client.socket', follow)
  return { hosts, stop: () => void unsubscribe('net.client.socket', follow) }
}
