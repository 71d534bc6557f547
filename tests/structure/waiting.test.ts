import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { readImportGraph } from './import-graph.ts'

const product = [...readImportGraph(['domain', 'adapters', 'ui', 'src', 'server', 'contracts']).keys()].filter(
  (file) => !/\.test\.tsx?$|\/testing\/|\/fake-[^/]+$|^src\/(?:start|build)\//.test(file)
)

/** Files outside `domain/wait/` that may race promises, with the reason. */
const RACES: Readonly<Record<string, string>> = {
  'adapters/wallet/injected/account-prompt.ts': 'a retry joins a prompt that is still open'
}

const TIMERS: Readonly<Record<string, string>> = {
  'adapters/rpc/endpoint/chain-rpc.ts': 'collects the requests of one tick',
  'adapters/rpc/endpoint/transport/socket-transport.ts': 'closes idle sockets',
  'server/database/database-worker.mjs': 'retries a locked database',
  'server/database/worker-database.ts': 'gives up on a slow database',
  'server/main.ts': 'drains, and ends open connections, at shutdown',
  'server/store/sweep-regularly.ts': 'sweeps',
  'server/sessions/session-streams.ts': 'the heartbeat of event streams',
  'ui/models/pulse.ts': 'the page’s poller',
  'ui/models/transaction/transaction-poller.ts': 'polls sooner than the pulse',
  'ui/views/connect-dialog/use-app-link.ts': 'whether an app has opened',
  'ui/views/dashboard-page/send-form.tsx': 'focus after rendering',
  'ui/views/parts/dialog-behaviour.ts': 'focus after rendering',
  'ui/views/parts/use-copy.ts': 'how long “Copied!” is shown',
  'ui/views/parts/use-elapsed-seconds.ts': 'a clock that is shown',
  'ui/views/parts/use-remaining-seconds.ts': 'a clock that is shown',
  'ui/views/parts/use-shown-count.ts': 'the rest of a long list',
  'ui/views/parts/waiting-panel.tsx': 'focus after rendering'
}

test('promises are raced only in domain/wait/ and where a reason is given', () => {
  expect(filesWith(/\bPromise\.(?:race|any)\b/)).toEqual(Object.keys(RACES).sort())
})

test('timers are set only in domain/wait/ and in the listed pollers and clocks', () => {
  expect(filesWith(/\bset(?:Timeout|Interval)\(/)).toEqual(Object.keys(TIMERS).sort())
})

test('late answers are ignored with `Latest`, not with request counters', () => {
  expect(filesWith(/const \w+ = \+\+this\.#(?!lastId)/)).toEqual([])
})

function filesWith(pattern: RegExp): readonly string[] {
  const outside = product.filter((file) => !file.startsWith('domain/wait/'))
  return outside.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8'))).sort()
}
