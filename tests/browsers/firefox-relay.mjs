#!/usr/bin/env node
// Stands for Firefox as Playwright's program file: starts the real one and relays its BiDi socket, answering by itself
// the one command that Playwright always sends and that Firefox ESR lacks. The settings in `preferences` replace it.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const NOT_IN_FIREFOX = 'emulation.setMediaFeaturesOverride'
const MAX_MESSAGE = 512 * 1024 * 1024
const options = { perMessageDeflate: false, maxPayload: MAX_MESSAGE }

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe']
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))
process.on('exit', () => firefox.kill('SIGKILL'))
firefox.on('error', ({ message }) => console.error(`Firefox could not be started: ${message}`))
firefox.on('exit', (status) => process.exit(status ?? 1))

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line) ?? []
  if (address === undefined) return console.error(line)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...options })
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
  server.on('connection', (driver, { url }) => relay(driver, new WebSocket(address + url, options)))
})

function relay(driver, browser) {
  const early = []
  browser.on('open', () => {
    for (const message of early) browser.send(message)
  })
  driver.on('message', (data) => {
    const message = data.toString()
    const { id, method } = JSON.parse(message)
    if (method === NOT_IN_FIREFOX) driver.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(message)
    else early.push(message)
  })
  browser.on('message', (data) => driver.readyState === WebSocket.OPEN && driver.send(data.toString()))
  for (const [one, other] of [
    [driver, browser],
    [browser, driver]
  ]) {
    one.on('close', () => other.close())
    one.on('error', () => other.close())
  }
}
