import { createServer, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { readSettings } from '#src/settings/settings.ts'
import { page } from './page-plugin.ts'

const pluginsFor = (variables: Readonly<Record<string, string>>) => [
  page({ ...readSettings(variables, { isBuild: true }).settings, pageUrl: undefined, basePath: '/' }, {})
]

function listening() {
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const silent = { info: () => undefined, error: () => undefined, clearScreen: () => undefined }
  const logger = { ...silent, warn, warnOnce: warn, hasErrorLogged: () => false, hasWarned: false }
  return { warnings, logger }
}

async function warningsFor(
  projectId: string,
  variables: Readonly<Record<string, string>> = {}
): Promise<readonly string[]> {
  const { warnings, logger } = listening()
  const server = await createServer({
    configFile: false,
    mode: 'development',
    appType: 'custom',
    customLogger: logger,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: pluginsFor({ WALLETCONNECT_PROJECT_ID: projectId, ...variables })
  })
  await server.close()
  return warnings
}

test('a placeholder for a project id is named when a build or the development server starts', async () => {
  expect(await warningsFor('YOUR_PROJECT_ID')).toEqual([expect.stringContaining('"YOUR_PROJECT_ID" is a placeholder')])
  expect(await warningsFor('0123456789abcdef0123456789abcdef')).toEqual([])
  expect(await warningsFor('')).toEqual([])
})

test('addresses on this machine are named when a build starts, and not for the development server', async () => {
  const variables = { CONNECT_HOSTS: 'http://127.0.0.1:4703' }
  expect(await warningsFor('', variables)).toEqual([])
  const { warnings, logger } = listening()
  const plugins = pluginsFor(variables)
  await resolveConfig({ configFile: false, customLogger: logger, plugins }, 'build', 'production')
  expect(warnings).toEqual([
    expect.stringContaining('CONNECT_HOSTS http://127.0.0.1:4703'),
    expect.stringContaining('Base Goerli (84531), Linea Goerli (59140)')
  ])
})
