import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { NamesOptions } from '#adapters/names/ens/ens-name-service.ts'
import type { CreateNameService } from '../ports/name-service.ts'
import {
  addressRecord,
  gatewayFailed,
  lookup,
  namesChain,
  notEncodable,
  notFound,
  offchain,
  resolver,
  reverting,
  scriptNames,
  surprise,
  textRecord,
  zoe
} from './scripted-names-node.ts'

/** Short, because scripted answers are immediate, except for endless and stalling bodies. */
const impatient = { timeoutMs: 250 }
const first = 'https://one.example/{sender}/{data}.json'
const second = 'https://two.example/lookup'
const signed = () => Response.json({ data: '0x1234' })

/** Sends the start of its body, then stalls. */
const stalling = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"data":')) }))
/** Never ends, but lets timers run. */
const endless = () =>
  new Response(
    new ReadableStream({
      pull: async (body) => {
        await new Promise((resolve) => setImmediate(resolve))
        body.enqueue(new Uint8Array(65_536))
      }
    })
  )
const hanging = () => new Promise<Response>(() => undefined)

/** What every `NameService` does when nodes, gateways and hosts fail. */
export function describeNameFaults(name: string, createService: CreateNameService): void {
  const serviceOn = ({ fetch }: Pick<NamesOptions, 'fetch'>, options?: NamesOptions) =>
    createService(namesChain, { ...(fetch && { fetch }), ...options })
  const failing = (failure: string) => ({ name: 'ChainReadError', chainId: 1, failure })

  describe(`${name} and the gateways of offchain names`, () => {
    test('a gateway with {data} in its URL is requested by GET, others by POST, both without credentials or referrer', async () => {
      const byGet = scriptNames(offchain([first]), signed)
      expect(await serviceOn(byGet).getAddress('zoe.eth')).toBe(zoe)
      expect(byGet.requests.map(({ url }) => url)).toEqual([`https://one.example/${zoe.toLowerCase()}/0xabcd.json`])
      const byPost = scriptNames(offchain([second]), signed)
      expect(await serviceOn(byPost).getAddress('zoe.eth')).toBe(zoe)
      expect(byPost.requests).toMatchObject([
        { url: second, init: { method: 'POST', redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' } }
      ])
      expect(JSON.parse(String(byPost.requests[0]?.init?.body))).toEqual({ data: '0xabcd', sender: zoe.toLowerCase() })
    })

    test.each([
      ['fails', () => new Response('', { status: 503 })],
      ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
      ['does not answer with JSON', () => new Response('<html>')],
      ['answers without data', () => Response.json({ message: 'no' })],
      ['answers with invalid data', () => Response.json({ data: '0x123' })],
      ['answers null', () => Response.json(null)],
      ['never stops answering', endless]
    ])('when a gateway %s, the next one is tried', async (_how, answer) => {
      const node = scriptNames(offchain([first, second]), ({ url }) => (url === second ? signed() : answer()))
      expect(await serviceOn(node).getAddress('zoe.eth')).toBe(zoe)
      expect(node.requests).toHaveLength(2)
    })

    test.each([
      ['fails', 'unreachable', () => new Response('', { status: 500 })],
      ['cannot be reached', 'unreachable', () => Promise.reject(new TypeError('fetch failed'))],
      ['does not answer with JSON', 'malformed', () => new Response('<html>')],
      ['never stops answering', 'malformed', endless],
      ['never answers', 'timeout', hanging],
      ['stalls while answering', 'timeout', stalling]
    ])('when the last gateway %s, the read fails as %s', async (_how, failure, answer) => {
      const patience = failure === 'timeout' ? impatient : {}
      const service = serviceOn(scriptNames(offchain([first]), answer), patience)
      await expect(service.getAddress('zoe.eth')).rejects.toMatchObject(failing(failure))
      await expect(service.getName(zoe)).rejects.toMatchObject(failing(failure))
      await expect(service.getAvatar('zoe.eth')).rejects.toMatchObject(failing(failure))
    })

    test('all gateways of a name share one timeout', async () => {
      const node = scriptNames(offchain([first, second, first, second]), hanging)
      await expect(serviceOn(node, impatient).getAddress('zoe.eth')).rejects.toMatchObject(failing('timeout'))
      expect(node.requests).toHaveLength(1)
    })

    test('when a gateway refuses the request, no other one is tried', async () => {
      const node = scriptNames(offchain([first, second]), () => new Response('', { status: 404 }))
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('unreachable'))
      expect(node.requests).toHaveLength(1)
    })

    test('only https gateways are used', async () => {
      const urls = ['http://one.example/{data}', 'javascript:alert(1)', 'x-batch-gateway:true', '/lookup', '']
      const node = scriptNames(offchain(urls), signed)
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('unreachable'))
      expect(node.requests).toEqual([])
    })

    test.each([
      'https://localhost./{data}',
      'https://127.0.0.2/{data}',
      'https://[::ffff:127.0.0.1]/{data}',
      'https://169.254.169.254/{data}',
      'https://visitor:word@one.example/{data}'
    ])('no gateway is contacted at %s', async (url) => {
      const node = scriptNames(offchain([url]), signed)
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('unreachable'))
      expect(node.requests).toEqual([])
    })

    test.each([
      ['{data}', '0x7f000001'],
      ['127.0.0.{data}', '0x01'],
      ['one.example@{data}', '0x7f000001']
    ] as const)('the parameters do not lead a gateway at https://%s to this machine', async (host, data) => {
      const node = scriptNames(offchain([`https://${host}/`], undefined, data), signed)
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('unreachable'))
      expect(node.requests).toEqual([])
    })

    test('a lookup that names another contract as its sender is not followed', async () => {
      const node = scriptNames(() => lookup({ urls: [first], sender: zoe }), signed)
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('malformed'))
      expect(node.requests).toEqual([])
    })

    test('a chain of lookups is followed four times', async () => {
      const node = scriptNames(() => lookup({ urls: [first] }), signed)
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('malformed'))
      expect(node.calls()).toBe(5)
      expect(node.requests).toHaveLength(4)
    })

    test('a lookup with too many requests is not followed', async () => {
      const node = scriptNames(() => lookup({ urls: [first], questions: 9 }), signed)
      await expect(serviceOn(node).getAddress('zoe.eth')).rejects.toMatchObject(failing('malformed'))
      expect(node.requests).toEqual([])
    })
  })

  describe(`${name} and the nodes of the names chain`, () => {
    test.each([
      ['plainly', notFound],
      ['wrapped', { data: notFound }],
      ['in words', `Reverted ${notFound}`],
      ['as one that it cannot encode', notEncodable]
    ])('a node that reports an unknown name %s is understood', async (_how, data) => {
      const service = serviceOn(scriptNames(() => reverting(data)))
      expect(await service.getAddress('zoe.eth')).toBeUndefined()
      expect(await service.getName(zoe)).toBeUndefined()
      expect(await service.getAvatar('zoe.eth')).toBeUndefined()
    })

    test.each([
      ['reverts with an unknown error', 'reverted', reverting(surprise)],
      ['reverts because a gateway failed', 'reverted', reverting(gatewayFailed)],
      ['reverts without data', 'reverted', reverting(undefined)],
      [
        'reverts in words without data',
        'reverted',
        { error: { code: -32015, message: 'VM execution error.', data: 'Reverted 0x' } }
      ],
      ['has no resolver', 'malformed', { result: '0x' }],
      ['answers with other types', 'malformed', { result: '0x1234' }],
      ['refuses', 'refused', { error: { code: -32000, message: 'header not found' } }]
    ])('a node that %s fails as %s', async (_how, failure, answer) => {
      const service = serviceOn(scriptNames(() => answer))
      await expect(service.getAddress('zoe.eth')).rejects.toMatchObject(failing(failure))
      await expect(service.getName(zoe)).rejects.toMatchObject(failing(failure))
    })

    test('a node of another chain is rejected', async () => {
      const fetch: typeof globalThis.fetch = async (_url, init) => {
        const requests: readonly { id: number }[] = [JSON.parse(String(init?.body))].flat()
        return Response.json(requests.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x2105' })))
      }
      await expect(serviceOn({ fetch }).getName(zoe)).rejects.toMatchObject(failing('wrong-chain'))
    })

    test('a node that never answers fails as a timeout', async () => {
      await expect(serviceOn({ fetch: hanging }, impatient).getName(zoe)).rejects.toMatchObject(failing('timeout'))
    })

    test('a configured resolver replaces the default one', async () => {
      const asked: string[] = []
      const node = scriptNames(({ to }) => {
        asked.push(getAddress(to))
        return { result: addressRecord(zoe) }
      })
      await serviceOn(node).getAddress('zoe.eth')
      await serviceOn(node, { universalResolver: zoe }).getAddress('zoe.eth')
      expect(asked).toEqual([resolver, zoe])
    })
  })

  describe(`${name} and the hosts of avatars`, () => {
    const record = textRecord('https://pictures.example/a.png')

    test.each([
      ['never answers', hanging, impatient],
      ['fails', () => new Response('', { status: 500 }), {}],
      ['answers with another content type', () => new Response('', { headers: { 'content-type': 'text/html' } }), {}],
      ['has nothing there', () => new Response('', { status: 404, headers: { 'content-type': 'image/png' } }), {}]
    ])('an image whose host %s cannot be resolved', async (_how, answer, patience) => {
      const service = serviceOn(
        scriptNames(() => ({ result: record }), answer),
        patience
      )
      await expect(service.getAvatar('zoe.eth')).rejects.toMatchObject({
        name: 'AvatarError',
        failure: 'unresolvable-uri'
      })
    })

    test('an image that never finishes loading is given up', async () => {
      const node = scriptNames(
        () => ({ result: record }),
        () => Promise.reject(new TypeError('CORS'))
      )
      const service = serviceOn(node, { ...impatient, loadsAsImage: () => new Promise<boolean>(() => undefined) })
      await expect(service.getAvatar('zoe.eth')).rejects.toMatchObject({ failure: 'unresolvable-uri' })
    })

    test.each([
      'https://localhost./a.png',
      'https://[::ffff:127.0.0.1]/a.png',
      'https://192.168.1.1/a.png',
      'https://router/a.png'
    ])('no image is requested from %s', async (url) => {
      const loaded: string[] = []
      const node = scriptNames(() => ({ result: textRecord(url) }))
      const loadsAsImage = async (address: string) => loaded.push(address) > 0
      await expect(serviceOn(node, { loadsAsImage }).getAvatar('zoe.eth')).rejects.toMatchObject({
        failure: 'unresolvable-uri'
      })
      expect([...node.requests, ...loaded]).toEqual([])
    })

    test('an image that exists is shown, and its request has no credentials or referrer', async () => {
      const node = scriptNames(
        () => ({ result: record }),
        () => new Response('', { headers: { 'content-type': 'Image/PNG; x=1' } })
      )
      expect(await serviceOn(node).getAvatar('zoe.eth')).toEqual({ url: 'https://pictures.example/a.png' })
      expect(node.requests).toMatchObject([
        { init: { method: 'HEAD', redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' } }
      ])
    })
  })
}
