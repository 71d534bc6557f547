import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { sleep } from '#devchain/wait/sleep.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { call, RawRequest, startGateway } from '../devchain/raw-clients.ts'
import { noteSlowAnswers } from './slow-answers.ts'

const CHAIN = 84531
const SLOW_MS = 300
const WEATHER_MS = 3_000

/** Takes a while to answer `eth_call`. */
async function startSlowNode(): Promise<string> {
  const node = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (text.includes('eth_call')) await sleep(SLOW_MS)
    response.end(text)
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    node.closeAllConnections()
    node.close()
  })
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`
}

test('slow answers of nodes are noted for the run, and what weather delays is not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'notes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  onTestFinished(noteSlowAnswers(folder))
  const url = await startSlowNode()
  const weather = new Weather()
  const server = await startGateway(createGateway({ chainIds: [CHAIN], nodeUrl: async () => url, weather }))
  onTestFinished(() => server.close())
  const startedAt = Date.now()
  const ask = (message: unknown) => new RawRequest(server.port, message).json()
  await ask(call('eth_call'))
  await ask([call('eth_call'), call('eth_chainId')])
  weather.set({ fault: { kind: 'delay', ms: WEATHER_MS } })
  await ask(call('eth_gasPrice'))
  const file = path.join(folder, `answers-${process.pid}.jsonl`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const noted = { at: expect.any(Number), ms: expect.any(Number), node: '84531' }
  const notes = lines.map((line) => JSON.parse(line))
  expect(notes.slice(0, 2)).toEqual(['eth_call', 'batch'].map((method) => ({ ...noted, method })))
  for (const { at, ms } of notes.slice(0, 2)) {
    expect(at).toBeGreaterThanOrEqual(startedAt + SLOW_MS - 1)
    expect(ms).toBeGreaterThanOrEqual(SLOW_MS - 1)
  }
  // A busy machine may be slow without any weather.
  for (const { ms } of notes) expect(ms).toBeLessThan(WEATHER_MS)
})
