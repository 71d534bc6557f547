import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { isOwnHost } from '../loopback.ts'
import { type Content, findContent } from './content.ts'
import { answerLookup } from './lookup.ts'
import { offchainRecords } from './offchain-records.ts'

/** A Vite or connect middleware or, without `next`, a Node request listener. */
export type NamesHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

const METHODS = 'GET, HEAD'
const LOOKUP = /^\/lookup\/([^/]+)\/(0x(?:[0-9a-f]{2})+)\.json$/i

/**
 * The offchain content of local names, below `path`: signed records (EIP-3668), pictures, and metadata of collectibles.
 * Any page may read it, as is usual for such hosts: none of it is secret.
 * @param own a name of this machine besides its loopback names.
 */
export function createNamesGateway(
  path = '/names',
  records = offchainRecords,
  own: string | undefined = undefined
): NamesHandler {
  return (request, response, next) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? ''
    if (!pathname.startsWith(`${path}/`)) {
      if (next) next()
      else response.writeHead(404).end()
      return
    }
    const { method = 'GET' } = request
    const { host, origin } = request.headers
    if (!isOwnHost(host, own)) {
      response.writeHead(403).end()
      return
    }
    response.setHeader('access-control-allow-origin', origin ?? '*')
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: METHODS }).end()
      return
    }
    const baseUrl = `http://${host}${path}`
    find(pathname.slice(path.length), baseUrl, records).then(
      (content) => send(response, method, content),
      () => response.writeHead(400).end()
    )
  }
}

async function find(path: string, baseUrl: string, records: typeof offchainRecords): Promise<Content | undefined> {
  const [, sender, question] = LOOKUP.exec(path) ?? []
  if (!isAddress(sender) || question === undefined) return findContent(path, baseUrl)
  const data = await answerLookup(
    { sender, question: question as Hex, baseUrl, records },
    Math.floor(Date.now() / 1000)
  )
  return { type: 'application/json', text: JSON.stringify({ data }) }
}

function send(response: ServerResponse, method: string, content: Content | undefined): void {
  if (!content) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': content.type, 'x-content-type-options': 'nosniff' })
  response.end(method === 'HEAD' ? undefined : content.text)
}
