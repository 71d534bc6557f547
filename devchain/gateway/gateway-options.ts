import { Weather } from '#devchain/weather/weather.ts'
import type { RpcCall, RpcMessage } from './rpc-call.ts'
import { pageMethods } from './rpc-methods.ts'
import { type MethodList, type Senders, samePage } from './senders.ts'
import { Transcript } from './transcript.ts'

export interface GatewayOptions {
  readonly chainIds: readonly number[]
  /**
   * An http URL on this machine, whose node accepts WebSockets at the same address. Called for every request, since a
   * node that crashed may come back elsewhere.
   */
  readonly nodeUrl: (chainId: number) => Promise<string>
  /** Requests to `<path>/<chainId>` are handled; `/rpc` by default. */
  readonly path?: string
  /** The allowed methods; by default reading and sending signed transactions. */
  readonly methods?: MethodList
  /** Who may send requests; by default the page on this origin. */
  readonly senders?: Senders
  readonly weather?: Weather
  readonly transcript?: Transcript
  /**
   * Runs before calls are forwarded; if it fails, they are not. @returns the calls to forward, or synchronously undefined
   * to forward them unchanged.
   */
  readonly beforeForward?: (chainId: number, calls: readonly RpcCall[]) => Promise<readonly RpcCall[]> | undefined
  /**
   * Asks the node once it is ready for the message, which may be in parts. @returns its answer, or synchronously undefined
   * when it is ready now
   */
  readonly askInTurn?: (
    chainId: number,
    message: RpcMessage,
    ask: (text: string) => Promise<string>
  ) => Promise<string> | undefined
  /** Answers calls that the node cannot; undefined for all others. */
  readonly answerLocally?: (chainId: number, call: RpcCall) => { readonly result: unknown } | undefined
}

type Optional = 'beforeForward' | 'askInTurn' | 'answerLocally'

/** The options with all defaults filled in. */
export type CompleteOptions = Required<Omit<GatewayOptions, Optional>> & Pick<GatewayOptions, Optional>

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
