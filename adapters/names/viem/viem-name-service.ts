import { createClient, custom, encodeAbiParameters } from 'viem'
import { getEnsAddress, getEnsName, getEnsText, readContract } from 'viem/actions'
import { normalize } from 'viem/ens'
import { type EnsClient, type EnsLibrary, type NamesContract, tokenAbi } from '#adapters/names/ens/ens-library.ts'
import { EnsNameService, type NamesOptions } from '#adapters/names/ens/ens-name-service.ts'
import type { NameRequests } from '#adapters/names/ens/name-requests.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** Reads names through viem. */
export class ViemNameService extends EnsNameService {
  constructor(chain: Pick<Chain, 'id' | 'name' | 'rpcUrls'>, options?: NamesOptions) {
    super(viem, chain, options)
  }
}

const viem: EnsLibrary = {
  normalise: normalize,
  connect: connectViem
}

function connectViem(requests: NameRequests, { universalResolver }: NamesContract): EnsClient {
  let answer: unknown
  const request = async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
    answer = await requests.send(method, [params].flat())
    return answer
  }
  const client = createClient({
    // No retries: the endpoints handle failures themselves.
    transport: custom({ request }, { retryCount: 0 }),
    ccipRead: { request: (query) => requests.ask(query) }
  })
  // Not strict, viem returns null for a gateway's failure too.
  const options = { universalResolverAddress: universalResolver, strict: true }
  return {
    async getName(address) {
      const name = await getEnsName(client, { address, ...options })
      return name !== null && isTextOf(answer, name) ? name : undefined
    },
    getAddress: (name) => getEnsAddress(client, { name, ...options }),
    getText: (name, key) => getEnsText(client, { name, key, ...options }),
    callToken: (address, functionName, values) =>
      readContract(client, { address, abi: tokenAbi, functionName, args: values as never })
  }
}

/** viem drops a byte order mark: without it, another account's name would read as this one. */
function isTextOf(answer: unknown, text: string): boolean {
  return String(answer)
    .toLowerCase()
    .includes(encodeAbiParameters([{ type: 'string' }], [text]).slice(66))
}
