import type { NumberedRequest, Outcome } from './json-rpc.ts'

/** A way to one endpoint. */
export interface Transport {
  /**
   * Gives one outcome for each request, in their order. The signal says when nobody waits any longer.
   * @throws EndpointError when no request got anywhere.
   */
  send(requests: readonly NumberedRequest[], signal: AbortSignal): Promise<readonly Outcome[]>
}
