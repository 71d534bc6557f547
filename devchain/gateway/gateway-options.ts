import { Weather } from '#devchain/weather/weather.ts'
import type { RpcCall } from './rpc-call.ts'
import { pageMethods } from './rpc-methods.ts'
import { type MethodList, type Senders, samePage } from './senders.ts'
import { Transcript } from './transcript.ts'

export interface GatewayOptions {
  readonly chainIds: readonly number[]
  /**
   * An http URL on this machine, whose node answers WebSockets at the same address. Asked anew each time, since a node
   * that died comes back elsewhere.
   */
  readonly nodeUrl: (chainId: number) => Promise<string>
  /** `<path>/<chainId>` is answered; `/rpc` by default. */
  readonly path?: string
  /** The methods that are let through; reading and sending what is signed, by default. */
  readonly methods?: MethodList
  /** Who may ask; the page on this origin, by default. */
  readonly senders?: Senders
  readonly weather?: Weather
  readonly transcript?: Transcript
  /**
   * Done before calls reach their node; they do not when it fails. @returns the calls as the node should get them, or
   * undefined at once when they go on as they are.
   */
  readonly beforeForward?: (chainId: number, calls: readonly RpcCall[]) => Promise<readonly RpcCall[]> | undefined
}

/** With everything filled in that the gateway's parts would otherwise have to ask for. */
export type CompleteOptions = Required<Omit<GatewayOptions, 'beforeForward'>> & Pick<GatewayOptions, 'beforeForward'>

export function completeOptions(options: GatewayOptions): CompleteOptions {
  return {
    path: '/rpc',
    methods: pageMethods,
    senders: samePage,
    weather: new Weather(),
    transcript: new Transcript({ limit: 0 }),
    ...options
  }
}
