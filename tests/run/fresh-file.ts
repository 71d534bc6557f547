import { beforeEach, vi } from 'vitest'
import { clearEarlierTimers } from './earlier-timers.ts'
import { limit } from './limits.mjs'

// A worker runs file after file and keeps only libraries: our modules, their state, their timers, the page's address and all
// stubs are reset.
vi.useRealTimers()
clearEarlierTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()
// The report of a test that fails tells of the nodes of its own process.
beforeEach(({ task }) => {
  Object.assign(task.meta, { pid: process.pid })
})
if ('document' in globalThis) {
  document.body.replaceChildren()
  // Emotion is a library that stays, and knows which of its rules are there.
  for (const element of document.head.querySelectorAll(':scope > :not([data-emotion])')) element.remove()
  history.replaceState(undefined, '', '/')
  const { documentElement: html } = document
  for (const name of html.getAttributeNames()) html.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  // Testing Library's default of one second is too short on a busy machine.
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: limit(20_000) })
  const { endActsWithTheirTests } = await import('./act-until-test-ends.ts')
  endActsWithTheirTests()
}
