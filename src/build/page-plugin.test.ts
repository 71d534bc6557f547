import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { readSettings } from '#src/settings/settings.ts'
import { page } from './page-plugin.ts'

async function warningsFor(projectId: string): Promise<readonly string[]> {
  const warnings: string[] = []
  const logger = { info: () => undefined, error: () => undefined, warn: (text: string) => void warnings.push(text) }
  const silent = { warnOnce: logger.warn, clearScreen: () => undefined, hasErrorLogged: () => false, hasWarned: false }
  const server = await createServer({
    configFile: false,
    mode: 'development',
    appType: 'custom',
    customLogger: { ...logger, ...silent },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [
      page(
        {
          ...readSettings({ WALLETCONNECT_PROJECT_ID: projectId }, { isBuild: true }).settings,
          pageUrl: undefined,
          basePath: '/'
        },
        {}
      )
    ]
  })
  await server.close()
  return warnings
}

test('a placeholder for a project id is named when a build or the development server starts', async () => {
  expect(await warningsFor('YOUR_PROJECT_ID')).toEqual([expect.stringContaining('"YOUR_PROJECT_ID" is a placeholder')])
  expect(await warningsFor('0123456789abcdef0123456789abcdef')).toEqual([])
  expect(await warningsFor('')).toEqual([])
})
