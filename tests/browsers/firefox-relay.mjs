#!/usr/bin/env node
// Stands for Firefox as Playwright's program file: starts the real one and relays its BiDi socket, where it makes up for
// what one of the two does not have.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { FirefoxPages } from './firefox-pages.mjs'

const MAX_MESSAGE = 512 * 1024 * 1024
const options = { perMessageDeflate: false, maxPayload: MAX_MESSAGE }
/** The driver counts its commands from 1. */
const FIRST_OWN_ID = 1e12

// Lets commands reach the browser's own windows, from which pages are prepared.
const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox-esr',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] }
)
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
  const { ask, isOwn } = ownCommands(browser)
  const pages = new FirefoxPages(ask)
  // What the driver sends next waits until a new page is prepared.
  let turn = new Promise((resolve) => browser.on('open', resolve))
  const inTurn = (action) => {
    turn = turn.then(action).catch(({ message }) => console.error(message))
  }
  driver.on('message', (data) => {
    const command = JSON.parse(data)
    inTurn(async () => {
      if (command.method === 'browsingContext.reload') return browser.send(JSON.stringify(withoutWait(command)))
      if (command.method !== 'emulation.setMediaFeaturesOverride') return browser.send(data.toString())
      await pages.chooseScheme(command.params)
      driver.send(JSON.stringify({ type: 'success', id: command.id, result: {} }))
    })
  })
  browser.on('message', (data) => {
    const message = JSON.parse(data)
    if (isOwn(message) || driver.readyState !== WebSocket.OPEN) return
    if (message.method === 'browsingContext.contextCreated') inTurn(() => pages.onCreated(message.params))
    driver.send(isDownload(message) ? JSON.stringify(withNavigation(message)) : data.toString())
  })
  for (const [one, other] of [
    [driver, browser],
    [browser, driver]
  ]) {
    one.on('close', () => other.close())
    one.on('error', () => other.close())
  }
}

/** Playwright waits by itself, and only for what a test asks for. */
function withoutWait({ params, ...command }) {
  return { ...command, params: { ...params, wait: 'none' } }
}

function isDownload({ method }) {
  return method === 'browsingContext.downloadWillBegin' || method === 'browsingContext.downloadEnd'
}

/** Playwright tells downloads apart by their navigation, and that of a link with `download` has none. */
function withNavigation({ params, ...event }) {
  return { ...event, params: { ...params, navigation: params.navigation ?? params.url } }
}

/** Commands beside the driver's. */
function ownCommands(browser) {
  const waiting = new Map()
  let nextId = FIRST_OWN_ID
  const ask = (method, params) =>
    new Promise((resolve, reject) => {
      const id = nextId++
      waiting.set(id, { resolve, reject })
      browser.send(JSON.stringify({ id, method, params }))
    })
  /** Settles the command that the message answers, if it is one of these. */
  const isOwn = ({ id, type, result, message }) => {
    const command = waiting.get(id)
    if (!waiting.delete(id)) return false
    if (type === 'success') command.resolve(result)
    else command.reject(new Error(message))
    return true
  }
  return { ask, isOwn }
}
