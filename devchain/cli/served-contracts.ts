import { statSync } from 'node:fs'
import { LocalDeployments } from '#devchain/contracts/local-deployments.ts'
import { watchContracts } from '#devchain/contracts/watch-contracts.ts'
import type { HttpHandler } from '#devchain/gateway/gateway.ts'
import { sendJson, sendRefusal } from '#devchain/gateway/http-exchange.ts'
import { toRefusal } from '#devchain/gateway/refusal.ts'
import type { Senders } from '#devchain/gateway/senders.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'

/** The contracts of a folder on all chains, and where pages find them. */
export interface ServedContracts {
  /** Answers `<path>` with the contracts of each chain: their names, addresses and ABIs. */
  readonly handle: HttpHandler
  close(): Promise<void>
}

interface ServeOptions {
  readonly folder: string
  readonly path: string
  readonly senders: Senders
  readonly log: (text: string) => void
}

/** @throws Error with one sentence. */
export async function serveContracts(
  devchain: Pick<Devchain, 'chainIds' | 'url' | 'resetsFor'>,
  { folder, path, senders, log }: ServeOptions
): Promise<ServedContracts> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`--contracts ${folder}: there is no such folder.`)
  const { chainIds, url } = devchain
  const deployments = new LocalDeployments({ folder, chainIds, url, log })
  const close = await watchContracts(deployments, devchain.resetsFor(0))
  return {
    handle(request, response, next) {
      if (request.url !== path || request.method !== 'GET') return next?.()
      try {
        senders.check(request)
      } catch (cause) {
        return sendRefusal(response, toRefusal(cause))
      }
      for (const [name, value] of Object.entries(senders.headersFor(request))) response.setHeader(name, value)
      const lists = chainIds.map((chainId) => [
        chainId,
        deployments.contractsOn(chainId).map(({ label, address, abi }) => ({ name: label, address, abi }))
      ])
      sendJson(response, 200, JSON.stringify(Object.fromEntries(lists)))
    },
    close
  }
}
