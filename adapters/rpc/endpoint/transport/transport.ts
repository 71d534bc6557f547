import type { NumberedRequest, Outcome } from './json-rpc.ts'

/** Carries requests to one endpoint. */
export interface Transport {
  /**
   * Returns one outcome for each request, in order. The signal aborts once no caller is waiting any longer.
   * @throws EndpointError if no request could be sent.
   */
  send(requests: readonly NumberedRequest[], signal: AbortSignal): Promise<readonly Outcome[]>
}
