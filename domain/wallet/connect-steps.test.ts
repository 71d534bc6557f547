import { expect, test } from 'vitest'
import type { Device } from '../device.ts'
import {
  type ConnectStepEvent,
  type ConnectSteps,
  currentStep,
  firstSteps,
  nextSteps,
  type WalletOffer,
  walletOffer
} from './connect-steps.ts'

const desktop: Device = { os: 'desktop', browser: 'chrome' }
const phone: Device = { os: 'ios', browser: 'safari' }

const offer = (walletId: string, more: Partial<WalletOffer> = {}): WalletOffer => ({
  walletId,
  isReady: false,
  hasExtension: false,
  hasWeb: false,
  hasApp: false,
  hasAppInstructions: false,
  opensPage: false,
  ...more
})
const ready = offer('brave', { isReady: true })
const both = offer('rainbow', { isReady: true, hasExtension: true, hasApp: true, hasAppInstructions: true })

const run = (...events: ConnectStepEvent[]) => events.reduce<ConnectSteps>(nextSteps, firstSteps)
const names = (...events: ConnectStepEvent[]) => run(...events).map(({ name }) => name)
const back: ConnectStepEvent = { type: 'wentBack' }

test('picking a ready wallet shows CONNECT, and back returns to the list', () => {
  const picked = run({ type: 'picked', offer: ready })
  expect(currentStep(picked)).toEqual({ name: 'CONNECT', walletId: 'brave' })
  expect(nextSteps(picked, back)).toEqual(firstSteps)
})

test('picking a wallet that is not ready offers its extension, and without one shows CONNECT', () => {
  const unready = offer('rainbow', { hasExtension: true })
  expect(names({ type: 'picked', offer: unready })).toEqual(['NONE', 'DOWNLOAD_OPTIONS'])
  expect(names({ type: 'picked', offer: offer('safe', { hasApp: true }) })).toEqual(['NONE', 'CONNECT'])
})

test('picking from the list beside any step replaces that step, so one back is enough', () => {
  const events: readonly ConnectStepEvent[] = [
    { type: 'picked', offer: both },
    { type: 'getOpened' },
    { type: 'getPicked', offer: both },
    { type: 'appChosen' }
  ]
  for (const length of events.keys()) {
    const picked = run(...events.slice(0, length + 1), { type: 'picked', offer: ready })
    expect(picked).toEqual([{ name: 'NONE' }, { name: 'CONNECT', walletId: 'brave' }])
  }
})

test('"What is a wallet?" leads to "Get a wallet", and back returns step by step', () => {
  expect(names({ type: 'learnOpened' })).toEqual(['NONE', 'LEARN_COMPACT'])
  expect(names({ type: 'learnOpened' }, { type: 'getOpened' })).toEqual(['NONE', 'LEARN_COMPACT', 'GET'])
  expect(names({ type: 'learnOpened' }, { type: 'getOpened' }, back)).toEqual(['NONE', 'LEARN_COMPACT'])
  expect(names({ type: 'learnOpened' }, { type: 'getOpened' }, back, back)).toEqual(['NONE'])
})

test('options are shown only if there is both an extension and an app', () => {
  const wanting = (more: Partial<WalletOffer>) =>
    names({ type: 'getOpened' }, { type: 'getPicked', offer: offer('x', more) })
  expect(wanting({ hasExtension: true, hasApp: true }).at(-1)).toBe('DOWNLOAD_OPTIONS')
  expect(wanting({ hasApp: true }).at(-1)).toBe('DOWNLOAD')
  expect(wanting({ hasExtension: true }).at(-1)).toBe('INSTRUCTIONS_EXTENSION')
})

test('the options lead to the extension’s instructions or to the app’s download', () => {
  const options: ConnectStepEvent = { type: 'getPicked', offer: both }
  expect(names(options, { type: 'extensionOpened' }).at(-1)).toBe('INSTRUCTIONS_EXTENSION')
  expect(names(options, { type: 'appChosen' }).at(-1)).toBe('DOWNLOAD')
  expect(currentStep(run(options, { type: 'appChosen' }))).toEqual({ name: 'DOWNLOAD', walletId: 'rainbow' })
})

test('the download leads to the instructions, and they end in connecting', () => {
  const downloaded: readonly ConnectStepEvent[] = [{ type: 'getPicked', offer: both }, { type: 'appChosen' }]
  const next: ConnectStepEvent = { type: 'continued', offer: both }
  expect(names(...downloaded, next).at(-1)).toBe('INSTRUCTIONS_MOBILE')
  expect(names(...downloaded, next, next).at(-1)).toBe('CONNECT')
})

test('without instructions the download itself ends in connecting', () => {
  const plain = offer('plain', { isReady: true, hasApp: true })
  expect(names({ type: 'getPicked', offer: plain }, { type: 'continued', offer: plain }).at(-1)).toBe('CONNECT')
})

test('a wallet whose page is open in another tab goes straight to its instructions', () => {
  const web = offer('safe', { hasWeb: true })
  expect(names({ type: 'getOpened' }, { type: 'getPicked', offer: web }).at(-1)).toBe('INSTRUCTIONS_EXTENSION')
})

test('an app that cannot be paired but can open this page ends on CONNECT', () => {
  const opens = offer('brave', { hasApp: true, hasAppInstructions: true, opensPage: true })
  const next: ConnectStepEvent = { type: 'continued', offer: opens }
  expect(names({ type: 'getOpened' }, { type: 'getPicked', offer: opens }, next, next)).toEqual([
    'NONE',
    'GET',
    'DOWNLOAD',
    'INSTRUCTIONS_MOBILE',
    'CONNECT'
  ])
})

test('a wallet that cannot be connected from here either ends at the list', () => {
  const absent = offer('plain', { hasApp: true })
  expect(
    run({ type: 'getOpened' }, { type: 'getPicked', offer: absent }, { type: 'continued', offer: absent })
  ).toEqual(firstSteps)
})

test('a step that is already in the history is returned to', () => {
  const next: ConnectStepEvent = { type: 'continued', offer: both }
  const circle: readonly ConnectStepEvent[] = [
    { type: 'picked', offer: both },
    { type: 'getPicked', offer: both },
    { type: 'appChosen' },
    next,
    next
  ]
  expect(names(...circle)).toEqual(['NONE', 'CONNECT'])
})

test('an event that does not belong to the step is ignored', () => {
  const connecting = run({ type: 'picked', offer: ready })
  for (const type of ['extensionOpened', 'appChosen'] as const) expect(nextSteps(connecting, { type })).toBe(connecting)
  expect(nextSteps(connecting, { type: 'continued', offer: both })).toBe(connecting)
})

test('back on the first step stays there, and closing returns to it from everywhere', () => {
  expect(run(back)).toEqual(firstSteps)
  expect(run({ type: 'getOpened' }, { type: 'getPicked', offer: both }, { type: 'closed' })).toEqual(firstSteps)
})

test('what a wallet offers depends on the device', () => {
  const wallet: Parameters<typeof walletOffer>[0] = {
    id: 'rainbow',
    transport: () => ({ kind: 'absent' }),
    downloads: { extensions: { chrome: 'https://store.example' }, ios: 'https://apps.example' },
    instructions: { mobile: ['install'] }
  }
  const common = {
    walletId: 'rainbow',
    isReady: false,
    hasWeb: false,
    hasApp: true,
    hasAppInstructions: true,
    opensPage: false
  }
  expect(walletOffer(wallet, desktop)).toEqual({ ...common, hasExtension: true })
  expect(walletOffer(wallet, phone)).toEqual({ ...common, hasExtension: false })
  expect(walletOffer(wallet, { os: 'android', browser: 'chrome' }).hasApp).toBe(false)
})
