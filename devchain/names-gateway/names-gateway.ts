import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Hex, isAddress } from '#domain/address.ts'
import { isLoopbackHost } from '../loopback.ts'
import { type Content, findContent } from './content.ts'
import { answerLookup } from './lookup.ts'
import { offchainRecords } from './offchain-records.ts'

/** Works as a Vite or connect middleware and, with no `next`, as the whole of a Node server. */
export type NamesHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

const METHODS = 'GET, HEAD'
const LOOKUP = /^\/lookup\/([^/]+)\/(0x(?:[0-9a-f]{2})+)\.json$/i

/**
 * What the names of the local chain lead to outside of it: signed records (EIP-3668), pictures, and the metadata of
 * collectibles, below `path`. Any page may read it, as is usual for such hosts: nothing in it is a secret.
 */
export function createNamesGateway(path = '/names', records = offchainRecords): NamesHandler {
  return (request, response, next) => {
    const asked = (request.url ?? '').split('?', 1)[0] ?? ''
    if (!asked.startsWith(`${path}/`)) {
      if (next) next()
      else response.writeHead(404).end()
      return
    }
    const { method = 'GET' } = request
    const { host, origin } = request.headers
    if (!isLoopbackHost(host)) {
      response.writeHead(403).end()
      return
    }
    response.setHeader('access-control-allow-origin', origin ?? '*')
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: METHODS }).end()
      return
    }
    const baseUrl = `http://${host}${path}`
    find(asked.slice(path.length), baseUrl, records).then(
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
