import { vi } from 'vitest'

// A worker goes from file to file, and keeps libraries only: our modules, their state and every stub start anew.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()
if ('document' in globalThis) {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // Testing Library's own second is too short on a busy machine.
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 20_000 })
}
