import { rpcRequest } from '../json-rpc.ts'

/** The time between two probes of a node, and for each of the three that it may miss. */
export type ProbePause = (url: string, signal: AbortSignal) => Promise<void>

interface Probing {
  readonly status: 'open' | 'answered' | 'failed'
}

/** Needs no state: a busy node answers it, one that hangs answers nothing. */
const PROBE = 'web3_clientVersion'
const MAX_MISSED = 3

/** @returns true once the node has not answered for three pauses in a row, false once the signal aborts. */
export async function untilHung(url: string, pause: ProbePause, signal: AbortSignal): Promise<boolean> {
  let probing: Probing = { status: 'failed' }
  for (let missed = 0; missed < MAX_MISSED; ) {
    // One that is open stays so: a busy machine may be late to send it, or to read its answer.
    if (probing.status !== 'open') probing = probe(url, signal)
    await pause(url, signal)
    if (signal.aborted) return false
    missed = probing.status === 'answered' ? 0 : missed + 1
  }
  return true
}

/** Any response is an answer. */
function probe(url: string, signal: AbortSignal): Probing {
  const probing: { status: Probing['status'] } = { status: 'open' }
  const end = (status: Probing['status']) => () => {
    probing.status = status
  }
  const headers = { 'content-type': 'application/json' }
  fetch(url, { method: 'POST', headers, body: rpcRequest(PROBE, []), signal })
    .then((response) => response.text())
    .then(end('answered'), end('failed'))
  return probing
}
